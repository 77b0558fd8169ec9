// How a digit gets onto the board, from whichever device: cell first (into the selected cells) or digit first (the armed
// digit, into the cell that is touched), as a digit, a pencil mark or a colour.
import { setColour, enterDigit, erase, toggleMark, type Edit } from "../model/edit";
import { COLOURS } from "../model/board";
import { symbolOf } from "../model/digits";
import { announce } from "../shell/announce";
import { act, board, game, redoMove, undoMove } from "../store/games";
import { armed, entry, focus, paused, select, selectedCells, type Armed, type Entry } from "../store/hand";
import { digitFirst } from "../store/settings";
import { cellName, t } from "../i18n/language";
import { forgetAnswers } from "../answers/state";

function editFor(cells: number[], digit: number, kind: Entry): Edit {
    if (kind === "digit") return enterDigit(board.peek(), cells, digit);
    if (kind === "mark") return toggleMark(board.peek(), cells, digit, game.peek().automatic);
    return digit <= COLOURS ? setColour(board.peek(), cells, digit) : [];
}

/** Whether the board was out of sight: then it is shown, and nothing else is done. */
function comesIntoSight(): boolean {
    if (!paused.peek()) return false;
    paused.value = false;
    announce(t("clock.goes_on"));
    return true;
}

function put(cells: number[], digit: number, kind: Entry): void {
    if (comesIntoSight()) return;
    if (!act(editFor(cells, digit, kind))) return;
    forgetAnswers();
    if (game.peek().solved) announce(t("game.solved"));
}

/** A digit was chosen on the pad or the keyboard. */
export function chooseDigit(digit: number, kind: Entry = entry.peek()): void {
    if (!digitFirst.peek()) put(selectedCells(), digit, kind);
    else if (isArmed(digit, kind)) hold(null);
    else if (kind !== "colour" || digit <= COLOURS) hold({ digit, kind });
}

function isArmed(digit: number, kind: Entry): boolean {
    return armed.peek()?.digit === digit && armed.peek()?.kind === kind;
}

function hold(held: Armed | null): void {
    armed.value = held;
    announce(held ? t(`pad.armed.${held.kind}`, { digit: symbolOf(held.digit) }) : t("pad.unarmed"));
}

function putHeld(cell: number): void {
    const held = armed.peek();
    if (held) put([cell], held.digit, held.kind);
}

/** A cell was touched, clicked or entered: with an armed digit that goes in. */
export function touchCell(cell: number): void {
    select(cell);
    if (digitFirst.peek()) putHeld(cell);
}

/** Enter on the keyboard: the armed digit into the cell of the cursor. */
export function putArmed(): void {
    putHeld(focus.peek());
}

export function eraseSelected(): void {
    if (comesIntoSight()) return;
    if (act(erase(board.peek(), selectedCells()))) forgetAnswers();
}

export function stepBack(): void {
    step(undoMove, "game.undone", "game.nothing_to_undo");
}

export function stepForward(): void {
    step(redoMove, "game.redone", "game.nothing_to_redo");
}

function step(
    move: () => boolean,
    done: "game.undone" | "game.redone",
    nothing: "game.nothing_to_undo" | "game.nothing_to_redo",
): void {
    if (comesIntoSight()) return;
    const before = board.peek();
    if (!move()) {
        announce(t(nothing));
        return;
    }
    forgetAnswers();
    const after = board.peek();
    const cell = after.givens.findIndex(
        (_, index) => before.placed[index] !== after.placed[index] || before.marks[index] !== after.marks[index],
    );
    if (cell >= 0) select(cell);
    announce(cell >= 0 ? `${t(done)} ${cellName(cell, after.shape.size)}` : t(done));
}

/** Chooses what digits are entered as. A digit that is held goes along, but none becomes a colour, and no colour a digit. */
export function chooseEntry(kind: Entry): void {
    const held = armed.peek();
    if (held) armed.value = (held.kind === "colour") === (kind === "colour") ? { ...held, kind } : null;
    entry.value = kind;
    announce(t(`entry.${kind}`));
}
