// The list of all boards that are kept. Several tabs share it: each reads what stands there, changes one entry and writes
// it back, and the games themselves decide. A game that the list lost is found again, an entry without its game is dropped.
import { digitAt } from "./board";
import type { Game } from "./game";
import { originOf, type Named } from "./origin";
import { isCount, isDate } from "./stored";

export interface Kept extends Named {
    id: string;
    changed: number;
    size: number;
    open: number; // cells without a digit
    solved: boolean;
}

export function entryOf(game: Game): Kept {
    const { id, name, origin, changed, board, solved } = game;
    const open = board.givens.filter((_, cell) => !digitAt(board, cell)).length;
    return { id, name, origin, changed, size: board.shape.size, open, solved };
}

/** The good entries of a list as it was kept, each board once. */
export function readShelf(text: string | null): Kept[] {
    let list: unknown;
    try {
        list = JSON.parse(text ?? "[]");
    } catch {
        return []; // something else wrote there
    }
    if (!Array.isArray(list)) return [];
    const entries = list.flatMap((one: unknown) => goodEntry(one) ?? []);
    return entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index);
}

function goodEntry(value: unknown): Kept | null {
    const { id, name, origin, changed, size, open, solved } = (value ?? {}) as Record<string, unknown>;
    if (typeof id !== "string" || !isDate(changed) || !isCount(size) || !isCount(open)) return null;
    const text = typeof name === "string" ? name : "";
    return { id, name: text, origin: originOf(origin), changed, size, open, solved: solved === true };
}

/** The list as the kept games have it: `ids` are theirs, `find` reads one that has no entry (null: it cannot be read). */
export function mended(list: readonly Kept[], ids: readonly string[], find: (id: string) => Game | null): Kept[] {
    const known = new Set(list.map(({ id }) => id));
    const there = new Set(ids);
    const lost = ids.filter((id) => !known.has(id)).flatMap((id) => find(id) ?? []);
    return [...list.filter(({ id }) => there.has(id)), ...lost.map(entryOf)];
}

/** The list with this game at its head. */
export function withEntry(list: readonly Kept[], game: Game): Kept[] {
    return [entryOf(game), ...list.filter(({ id }) => id !== game.id)];
}
