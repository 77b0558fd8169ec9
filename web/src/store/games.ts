// The boards that are kept, and the one that is open. Everything the player does goes through `act`, `undoMove` and
// `redoMove`; what local storage holds follows a moment later, and at once when the page is left.
import { computed, effect, signal } from "@preact/signals";
import { emptyBoard, type Board } from "../model/board";
import type { Edit } from "../model/edit";
import { deserialize, newGame, perform, redo, serialize, undo, type Game } from "../model/game";
import { SHAPES } from "../model/shape";
import { t } from "../i18n/language";
import { kept, read, write } from "./kept";

export interface Kept {
    id: string;
    name: string;
    changed: number;
    size: number;
    open: number; // cells without a digit
    solved: boolean;
}

/** An easy puzzle, so that the first visit does not begin with an empty board. */
const FIRST = "97..3.2.1....5....6.2..1.781....5....6...8.....4..731...1...4.6..9.7.1.5.4.12..3.";

export const shelf = kept<Kept[]>("games", [], Array.isArray);
const openId = kept<string>("open-game", "", (value) => typeof value === "string");

function firstGame(): Game {
    const givens = Array.from(FIRST, (character) => (character === "." ? 0 : Number(character)));
    return newGame("first", t("game.first"), { ...emptyBoard(SHAPES[9]), givens }, Date.now());
}

function load(id: string): Game | null {
    const text = read(`game.${id}`);
    return text === null ? null : deserialize(text);
}

export const game = signal<Game>(load(openId.value) ?? firstGame());
export const board = computed<Board>(() => game.value.board);
export const gameName = computed(() => game.value.name);
export const automatic = computed(() => game.value.automatic);
export const isSolvedNow = computed(() => game.value.solved);
export const storageFails = signal(false);

let written: Game | null = null;

/** Writes the open game to local storage, if it is not what stands there. */
export function save(): void {
    const current = game.peek();
    if (written === current) return;
    written = current;
    storageFails.value = !write(`game.${current.id}`, serialize(current));
    openId.value = current.id;
    const entry: Kept = {
        id: current.id,
        name: current.name,
        changed: current.changed,
        size: current.board.shape.size,
        open: current.board.givens.filter((given, cell) => !given && !current.board.placed[cell]).length,
        solved: current.solved,
    };
    shelf.value = [entry, ...shelf.peek().filter(({ id }) => id !== current.id)];
}

// A move is written soon; the clock alone only now and then.
let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
    const current = game.value;
    const moved =
        written?.board !== current.board || written.name !== current.name || written.automatic !== current.automatic;
    if (!moved && current.seconds - written!.seconds < 15) return;
    clearTimeout(timer);
    timer = setTimeout(save, 400);
});
addEventListener("pagehide", save);
document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
});

export function act(edit: Edit): boolean {
    const before = game.peek();
    game.value = perform(before, edit, Date.now());
    return game.peek() !== before;
}

export function undoMove(): boolean {
    const before = game.peek();
    game.value = undo(before, Date.now());
    return game.peek() !== before;
}

export function redoMove(): boolean {
    const before = game.peek();
    game.value = redo(before, Date.now());
    return game.peek() !== before;
}

export interface Start {
    name: string;
    board: Board;
    automatic?: boolean;
    seconds?: number;
}

/** Opens a new game; the one before stays on the shelf. */
export function begin({ name, board: start, automatic, seconds }: Start): void {
    save();
    const id = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
    const made = newGame(id, name, start, Date.now());
    game.value = { ...made, automatic: automatic ?? made.automatic, seconds: seconds ?? 0 };
    save();
}

export function openGame(id: string): void {
    save();
    const found = load(id);
    if (found) game.value = found;
    else shelf.value = shelf.peek().filter((entry) => entry.id !== id);
}

export function boardOfGame(id: string): Board | null {
    return id === game.peek().id ? game.peek().board : (load(id)?.board ?? null);
}

/** Takes a game off the shelf. The open one makes room for the newest of the others, or for the first puzzle. */
export function removeGame(id: string): void {
    save();
    write(`game.${id}`, null);
    shelf.value = shelf.peek().filter((entry) => entry.id !== id);
    if (game.peek().id !== id) return;
    const next = shelf.peek().find((entry) => load(entry.id));
    game.value = (next && load(next.id)) ?? firstGame();
}

export function rename(name: string): void {
    game.value = { ...game.peek(), name };
}

export function setAutomatic(on: boolean): void {
    game.value = { ...game.peek(), automatic: on };
}

export function tick(seconds: number): void {
    const current = game.peek();
    if (!current.solved) game.value = { ...current, seconds: current.seconds + seconds };
}
