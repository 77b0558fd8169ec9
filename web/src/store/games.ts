// The boards that are kept, and the one that is open. Everything the player does goes through `act`, `undoMove` and
// `redoMove`; what local storage holds follows a moment later, and at once when the page is left. Other tabs do the same
// in the same storage: what they write is followed, and nothing of theirs is overwritten.
import { computed, effect, signal } from "@preact/signals";
import { emptyBoard, type Board } from "../model/board";
import type { Edit } from "../model/edit";
import { newGame, perform, redo, undo, type Game } from "../model/game";
import type { Named } from "../model/origin";
import { SHAPES } from "../model/shape";
import { mended, readShelf, withEntry, type Kept } from "../model/shelf";
import { readGame, serialize } from "../model/stored";
import { nameOf } from "../i18n/names";
import { kept, keysOf, PREFIX, read, write } from "./kept";

/** An easy puzzle, so that the first visit does not begin with an empty board. */
const FIRST = "97..3.2.1....5....6.2..1.781....5....6...8.....4..731...1...4.6..9.7.1.5.4.12..3.";
const LIST = "games";
const GAME = "game.";

const openId = kept<string>("open-game", "", (value) => typeof value === "string");

function freshId(): string {
    return `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}

function firstGame(): Game {
    const givens = Array.from(FIRST, (character) => (character === "." ? 0 : Number(character)));
    // What stands under its name may be a board that cannot be read here: it is not overwritten.
    const id = read(`${GAME}first`) === null ? "first" : freshId();
    return newGame(id, "", { ...emptyBoard(SHAPES[9]), givens }, Date.now(), { kind: "first" });
}

/** A kept game, without its history if that is damaged; null where there is none or it is no good. */
function load(id: string): Game | null {
    const text = read(GAME + id);
    const found = text === null ? null : readGame(text)?.game;
    return found ? { ...found, id } : null;
}

function storedShelf(): Kept[] {
    return mended(readShelf(read(LIST)), keysOf(GAME), load);
}

export const shelf = signal<Kept[]>(storedShelf());

function keepShelf(list: Kept[]): void {
    shelf.value = list;
    write(LIST, JSON.stringify(list));
}

/** The newest board on the shelf that can be read, or the first puzzle. */
function another(): Game {
    for (const { id } of shelf.peek()) {
        const found = load(id);
        if (found) return found;
    }
    return firstGame();
}

export const game = signal<Game>(load(openId.value) ?? another());
/** Counts how often the open game was changed by another tab. */
export const overtaken = signal(0);
export const board = computed<Board>(() => game.value.board);
export const gameId = computed(() => game.value.id);
let lastNamed: Named = { name: game.peek().name, origin: game.peek().origin };
/** The same object as long as nothing in it changes: the clock alone draws nothing anew. */
export const named = computed<Named>(() => {
    const { name, origin } = game.value;
    if (name !== lastNamed.name || origin !== lastNamed.origin) lastNamed = { name, origin };
    return lastNamed;
});
export const gameName = computed(() => nameOf(named.value));
export const automatic = computed(() => game.value.automatic);
export const isSolvedNow = computed(() => game.value.solved);
export const storageFails = signal(false);

// What this tab wrote or read last of the open game, and its text.
let writtenText = read(GAME + game.peek().id);
let written: Game | null = writtenText === null ? null : game.peek();
openId.value = game.peek().id;

function isMoved(current: Game): boolean {
    return (
        written?.id !== current.id ||
        written.board !== current.board ||
        written.name !== current.name ||
        written.automatic !== current.automatic
    );
}

/** Shows a game as it is kept. */
function show(found: Game): void {
    written = found;
    writtenText = read(GAME + found.id);
    game.value = found;
    openId.value = found.id;
}

/** Shows what another tab has done to the open game since this one wrote it; whether there was something. */
function catchUp(): boolean {
    const current = game.peek();
    if (storageFails.peek() || written?.id !== current.id) return false;
    const text = read(GAME + current.id);
    if (text === writtenText) return false;
    if (text === null) return !isMoved(current); // removed: only a move here brings it back
    const theirs = load(current.id);
    if (!theirs || theirs.changed <= current.changed) return false;
    show(theirs);
    ++overtaken.value;
    return true;
}

/** Writes the open game to local storage, if it is not what stands there. */
export function save(): void {
    const current = game.peek();
    if (written === current || catchUp()) return;
    written = current;
    writtenText = serialize(current);
    storageFails.value = !write(GAME + current.id, writtenText);
    if (storageFails.peek()) shelf.value = withEntry(shelf.peek(), current);
    else keepShelf(withEntry(storedShelf(), current));
    openId.value = current.id;
}

// A move is written soon; the clock alone only now and then.
let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
    const current = game.value;
    if (!isMoved(current) && current.seconds - written!.seconds < 15) return;
    clearTimeout(timer);
    timer = setTimeout(save, 400);
});
addEventListener("pagehide", save);
document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
    else catchUp();
});
addEventListener("pageshow", catchUp);

/** Another tab has written: its boards come onto the shelf, and the open one follows what was done to it there. */
function follow(event: StorageEvent): void {
    const { key } = event;
    if (key === null) return; // all was cleared: the next move keeps the open board again
    if (key === PREFIX + LIST) shelf.value = storedShelf();
    const { id } = game.peek();
    if (key !== PREFIX + GAME + id) return;
    catchUp();
    if (read(GAME + id) !== null || written?.id !== id) return;
    shelf.value = storedShelf();
    game.value = another();
}
addEventListener("storage", follow);

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

export interface Start extends Named {
    board: Board;
    automatic?: boolean;
    seconds?: number;
}

function started({ name, origin, board: start, automatic: kind, seconds }: Start): Game {
    const made = newGame(freshId(), name, start, Date.now(), origin);
    return { ...made, automatic: kind ?? made.automatic, seconds: seconds ?? 0 };
}

/** Opens a new game; the one before stays on the shelf. */
export function begin(start: Start): void {
    adopt(started(start));
}

/** Puts a new game on the shelf; the open one stays open. Whether it could be kept. */
export function shelve(start: Start): boolean {
    const made = started(start);
    if (!write(GAME + made.id, serialize(made))) return false;
    keepShelf(withEntry(storedShelf(), made));
    return true;
}

/** Opens a game that came in with its past and future, as a new one. */
export function adopt(found: Game): void {
    save();
    game.value = { ...found, id: freshId(), changed: Date.now() };
    save();
}

/** Whether it could be opened. */
export function openGame(id: string): boolean {
    save();
    if (id === game.peek().id) return true;
    const found = load(id);
    if (found) show(found);
    else if (!storageFails.peek()) shelf.value = storedShelf();
    return found !== null;
}

export function boardOfGame(id: string): Board | null {
    return id === game.peek().id ? game.peek().board : (load(id)?.board ?? null);
}

/**
 * Takes a game off the shelf. The open one makes room for the newest of the others, or for the first puzzle.
 * The answer puts it back where it was.
 */
export function removeGame(id: string): () => void {
    save();
    const before = shelf.peek();
    const text = read(GAME + id);
    const open = game.peek();
    write(GAME + id, null);
    keepShelf(others(id));
    if (open.id === id) game.value = another();
    return () => {
        save();
        if (text !== null) write(GAME + id, text);
        const at = before.findIndex((entry) => entry.id === id);
        const rest = others(id);
        keepShelf([...rest.slice(0, at), ...before.slice(at, at + 1), ...rest.slice(at)]);
        if (open.id === id) game.value = open;
    };
}

function others(id: string): Kept[] {
    return (storageFails.peek() ? shelf.peek() : storedShelf()).filter((entry) => entry.id !== id);
}

export function rename(name: string): void {
    game.value = { ...game.peek(), name, changed: Date.now() };
}

export function setAutomatic(on: boolean): void {
    game.value = { ...game.peek(), automatic: on, changed: Date.now() };
}

export function tick(seconds: number): void {
    const current = game.peek();
    if (!current.solved) game.value = { ...current, seconds: current.seconds + seconds };
}
