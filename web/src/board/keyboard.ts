// The keyboard on the board. Letters are digits where the board has that many; the commands that use letters then need Alt.
import { digitOf } from "../model/digits";
import { neighbour } from "../model/shape";
import { askHint, checkBoard } from "../answers/state";
import { board } from "../store/games";
import { entry, focus, select } from "../store/hand";
import { digitFirst } from "../store/settings";
import { chooseDigit, chooseEntry, eraseSelected, putArmed, stepBack, stepForward } from "./entering";

const ARROWS: Record<string, readonly [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

/** Whether the key meant something; the caller then prevents what the browser would do. */
export function handleKey(event: KeyboardEvent): boolean {
    const control = event.ctrlKey || event.metaKey;
    if (control) return handleControl(event);
    return moves(event) || enters(event) || commands(event);
}

/** The letter of a command: the one on the key, or, where that is not from a to z, the one in its place on an English keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
    if (/^[a-z]$/i.test(key)) return key.toLowerCase();
    return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : "";
}

function handleControl(event: KeyboardEvent): boolean {
    const key = letterOf(event);
    if (key === "z") return done(event.shiftKey ? stepForward : stepBack);
    if (key === "y") return done(stepForward);
    const { size } = board.peek().shape;
    if (event.key === "Home") return done(() => select(0));
    if (event.key === "End") return done(() => select(size * size - 1));
    return false;
}

function moves(event: KeyboardEvent): boolean {
    const { shape } = board.peek();
    const arrow = ARROWS[event.key];
    const cell = focus.peek();
    const how = event.shiftKey ? "add" : "only";
    if (arrow) return done(() => select(neighbour(shape, cell, ...arrow), how));
    if (event.key === "Home") return done(() => select(neighbour(shape, cell, 0, -shape.size), how));
    if (event.key === "End") return done(() => select(neighbour(shape, cell, 0, shape.size), how));
    if (event.key === "PageUp") return done(() => select(neighbour(shape, cell, -shape.rows, 0), how));
    if (event.key === "PageDown") return done(() => select(neighbour(shape, cell, shape.rows, 0), how));
    return false;
}

function enters(event: KeyboardEvent): boolean {
    const { size } = board.peek().shape;
    const typed = /^Digit\d$/.test(event.code) ? event.code.slice(5) : event.key;
    const digit = digitOf(typed, size);
    if (digit && event.altKey && digit < 10) return done(() => chooseDigit(digit, "colour"));
    if (digit && !event.altKey)
        return done(() => chooseDigit(digit, event.shiftKey && digit < 10 ? "mark" : entry.peek()));
    if (event.key === "Enter" && digitFirst.peek()) return done(putArmed);
    if (["Backspace", "Delete", "0", "."].includes(event.key)) return done(eraseSelected);
    if (event.key === " ") return done(() => chooseEntry(entry.peek() === "mark" ? "digit" : "mark"));
    return false;
}

function commands(event: KeyboardEvent): boolean {
    const key = letterOf(event);
    if (event.shiftKey) return false;
    if (key === "h") return done(() => void askHint());
    if (key === "k") return done(() => void checkBoard());
    if (key === "u") return done(stepBack);
    if (key === "r") return done(stepForward);
    if (key === "n") return done(() => chooseEntry("mark"));
    if (key === "v") return done(() => chooseEntry("digit"));
    if (key === "x") return done(() => chooseEntry("colour"));
    return false;
}

function done(action: () => void): true {
    action();
    return true;
}
