// What is on the sheets to print. A board stands there as soon as it is chosen; its answer follows, one after the other.
import { signal } from "@preact/signals";
import { work } from "../engine/engine";
import { language } from "../i18n/language";
import { boardOf, stateOf, type Board } from "../model/board";
import { applied, fillIn } from "../model/edit";
import type { Named } from "../model/origin";
import { board as openBoard, boardOfGame, game, named } from "../store/games";
import { generate, madeBy, type Wish } from "./generating";

export interface Printed {
    id: string;
    title: Named;
    board: Board;
    solved: Board | null; // null too where there is no solution
}

export const printed = signal<readonly Printed[]>([]);

// The engine cancels a long call when the next one comes, so those of the sheets wait for each other.
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(call: () => Promise<T>): Promise<T> {
    const mine = turn.then(call);
    turn = mine.catch(() => undefined);
    return mine;
}

async function solve(one: Printed): Promise<void> {
    const isOn = (): boolean => printed.peek().includes(one);
    if (!isOn()) return;
    const answer = await work("solve", { puzzle: stateOf(one.board, "puzzle"), lang: language.peek() });
    const { solution } = answer;
    if (!solution || !isOn()) return;
    const solved = applied(one.board, fillIn(one.board, solution));
    printed.value = printed.peek().map((other) => (other === one ? { ...one, solved } : other));
}

function add(id: string, title: Named, board: Board): Promise<void> {
    const one: Printed = { id, title, board, solved: null };
    printed.value = [...printed.peek(), one];
    return inTurn(() => solve(one));
}

/** A visit of the print view: the sheets begin with the board that is open, as it is now. */
export function beginSheets(): Promise<void> {
    clearSheets();
    return add(game.peek().id, named.peek(), openBoard.peek());
}

export function clearSheets(): void {
    printed.value = [];
}

/** Takes a board of the shelf onto the sheets or off them. */
export async function choose(id: string, title: Named, on: boolean): Promise<void> {
    const others = printed.peek().filter((one) => one.id !== id);
    const board = on ? boardOfGame(id) : null;
    printed.value = others;
    if (board) await add(id, title, board);
}

/** New puzzles in the place of what is on the sheets; the answer is what the engine says about them, if anything. */
export async function printFresh(wish: Wish, seed: number | string): Promise<string> {
    const before = new Set(printed.peek().map(({ id }) => id));
    const { puzzles, message } = await inTurn(() => generate(wish, seed));
    const fresh = puzzles.map((made, index) => {
        const board = boardOf(made.state);
        const title: Named = { name: "", origin: madeBy(wish, seed, index + 1) };
        return { id: `${seed} ${index}`, title, board, solved: applied(board, fillIn(board, made.solution)) };
    });
    // What was chosen in the meantime stays.
    printed.value = [...fresh, ...printed.peek().filter(({ id }) => !before.has(id))];
    return message ?? "";
}
