// What the player holds: which cells are selected, which kind of entry is chosen, which digit is armed.
import { computed, effect, signal } from "@preact/signals";
import { board, game } from "./games";

export type Entry = "digit" | "mark" | "colour";

export interface Armed {
    readonly digit: number; // or the number of a colour
    readonly kind: Entry;
}

export const focus = signal(0); // the cell of the cursor
export const selected = signal<ReadonlySet<number>>(new Set([0]));
export const entry = signal<Entry>("digit");
export const armed = signal<Armed | null>(null); // with the digit chosen first: which one is held
export const paused = signal(false);

/** The digit to show everywhere: the armed one, else the one under the cursor. */
export const shownDigit = computed(() => {
    if (armed.value && armed.value.kind !== "colour") return armed.value.digit;
    const cell = focus.value;
    return (board.value.givens[cell] ?? 0) ? board.value.givens[cell]! : (board.value.placed[cell] ?? 0);
});

/** A cell that the board does not have is not selected. */
export function select(cell: number, how: "only" | "add" | "toggle" = "only"): void {
    if (board.peek().givens[cell] === undefined) return;
    focus.value = cell;
    if (how === "only") {
        selected.value = new Set([cell]);
        return;
    }
    const cells = new Set(selected.peek());
    if (how === "toggle" && cells.has(cell) && cells.size > 1) cells.delete(cell);
    else cells.add(cell);
    selected.value = cells;
}

export function selectedCells(): number[] {
    return [...selected.peek()].sort((a, b) => a - b);
}

let lastGame = game.peek().id;
effect(() => {
    if (game.value.id === lastGame) return;
    lastGame = game.value.id;
    armed.value = null;
    select(0);
});

// No change of the board stays out of sight.
effect(() => {
    void board.value;
    paused.value = false;
});
