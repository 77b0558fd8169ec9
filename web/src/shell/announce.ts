// Live announcements: what a screen reader should say, and short notes that everybody sees for a moment.
import { effect, signal } from "@preact/signals";
import { language } from "../i18n/language";

type Tone = "info" | "good" | "bad";

interface Action {
    label: string;
    run: () => void;
}

interface Note {
    text: string;
    tone: Tone;
    action: Action | undefined; // what a button in the note does
}

export const announced = signal("");
export const note = signal<Note | null>(null);

// What was said in the other language goes.
effect(() => {
    void language.value;
    note.value = null;
    announced.value = "";
});

let flip = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it to screen readers. The same sentence twice is said twice. */
export function announce(text: string): void {
    flip = !flip;
    announced.value = flip ? text : `${text}\u00a0`;
}

/** Shows a note for some seconds, and says it. */
export function notify(text: string, tone: Tone = "info", action?: Action): void {
    announce(text);
    note.value = { text, tone, action };
    clearTimeout(timer);
    timer = setTimeout(() => (note.value = null), action ? 15_000 : 6000);
}
