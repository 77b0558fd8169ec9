// The page's own icons: strokes on a 24 x 24 field, in the colour of the text around them.
import type { ComponentChild } from "preact";

const PATHS = {
    digit: "M10 7l3-2v14M9 19h8",
    mark: "M4 20l1-5L16 4l4 4L9 19z M14 6l4 4",
    colour: "M12 3c5 5 7 8 7 11a7 7 0 0 1-14 0c0-3 2-6 7-11z",
    undo: "M9 6L4 11l5 5 M4 11h10a6 6 0 0 1 0 12h-2",
    redo: "M15 6l5 5-5 5 M20 11H10a6 6 0 0 0 0 12h2",
    erase: "M8 20h12 M5 14l9-9 6 6-9 9H8z",
    play: "M7 4l13 8-13 8z",
    pause: "M8 5v14 M16 5v14",
    bulb: "M9 18h6 M10 21h4 M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.500 1 2.500h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3z",
    check: "M4 13l5 5L20 6",
    solve: "M4 4h16v16H4z M4 12h16 M12 4v16",
    path: "M5 6h14 M5 12h14 M5 18h9",
    gauge: "M4 18a9 9 0 1 1 16 0 M12 14l4-5",
    plus: "M12 5v14 M5 12h14",
    paste: "M8 4h8v4H8z M8 6H5v15h14V6h-3",
    share: "M12 15V3 M8 7l4-4 4 4 M5 12v9h14v-9",
    print: "M7 9V3h10v6 M7 17H4V9h16v8h-3 M7 14h10v7H7z",
    dice: "M4 4h16v16H4z M8.500 8.500h.01 M15.500 8.500h.01 M12 12h.01 M8.500 15.500h.01 M15.500 15.500h.01",
    shelf: "M4 5h16v4H4z M4 10h16v4H4z M4 15h16v4H4z",
    export: "M12 3v12 M8 11l4 4 4-4 M5 21h14",
    settings: "M4 7h10 M18 7h2 M4 17h2 M10 17h10 M16 5v4 M8 15v4",
    help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2 M12 18h.01",
    sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 5l2 2 M17 17l2 2 M19 5l-2 2 M7 17l-2 2",
    moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z",
    half: "M12 3a9 9 0 1 0 0 18z M12 3a9 9 0 0 1 0 18",
    close: "M6 6l12 12 M18 6L6 18",
    back: "M15 5l-7 7 7 7",
    forward: "M9 5l7 7-7 7",
    first: "M17 5l-7 7 7 7 M7 5v14",
    last: "M7 5l7 7-7 7 M17 5v14",
    fit: "M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5",
    eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): ComponentChild {
    return (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={PATHS[name]} />
        </svg>
    );
}
