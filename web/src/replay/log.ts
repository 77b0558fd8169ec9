// The log of a backtracking search: one number an event, as the engine writes it. Three kinds of log share one form:
// a try goes one level deeper, an undo takes the newest try back, a mark (solved, found, exhausted) changes nothing.
//
//   sudoku    0 solved, 1 exhausted, else 2 + 2 * (cell * size + digit - 1) + undo
//   permute   0 found, else 1 + 2 * (first * 64 + second) + undo
//   subset    0 found, else 1 + 4 * index + (0 take, 1 leave, 2 undo)

export type LogKind = "sudoku" | "permute" | "subset";
export type Turn = "try" | "undo" | "found" | "exhausted";

export interface Log {
    readonly kind: LogKind;
    readonly size: number; // of the board; the length of the word; how many numbers
    readonly events: Uint16Array;
}

export function turnOf(kind: LogKind, code: number): Turn {
    if (code === 0) return "found";
    if (kind === "sudoku") return code === 1 ? "exhausted" : code & 1 ? "undo" : "try";
    if (kind === "permute") return (code - 1) & 1 ? "undo" : "try";
    return ((code - 1) & 3) === 2 ? "undo" : "try";
}

/** What a try or an undo is about, as one number: cell * size + digit - 1; first * 64 + second; 2 * index + leave. */
export function subjectOf(kind: LogKind, code: number): number {
    if (kind === "sudoku") return (code - 2) >> 1;
    if (kind === "permute") return (code - 1) >> 1;
    return (((code - 1) >> 2) << 1) | ((code - 1) & 1);
}

export function cellOf(log: Log, code: number): number {
    return Math.floor(subjectOf("sudoku", code) / log.size);
}

export function digitOfEvent(log: Log, code: number): number {
    return (subjectOf("sudoku", code) % log.size) + 1;
}

export function swapOf(code: number): { first: number; second: number } {
    const pair = subjectOf("permute", code);
    return { first: pair >> 6, second: pair & 63 };
}

export function choiceOf(code: number): { index: number; leave: boolean } {
    const subject = subjectOf("subset", code);
    return { index: subject >> 1, leave: (subject & 1) === 1 };
}
