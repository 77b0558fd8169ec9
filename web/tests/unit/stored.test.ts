// What comes in as a game, from storage or from anywhere: every part is looked at before it is believed.
import { describe, expect, it } from "vitest";
import { emptyBoard, type Board } from "../../src/model/board";
import * as edits from "../../src/model/edit";
import { newGame, perform, redo, undo, type Game } from "../../src/model/game";
import { shapeOf, SHAPES } from "../../src/model/shape";
import { entryOf, mended, readShelf, withEntry } from "../../src/model/shelf";
import { deserialize, readGame, serialize } from "../../src/model/stored";

function played(): Game {
    const givens = emptyBoard(SHAPES[4]).givens.map((_, cell) => (cell === 0 ? 1 : 0));
    let game = newGame("a", "", { ...emptyBoard(SHAPES[4]), givens }, 7, { kind: "read", number: 3 });
    for (const digit of [2, 3]) game = perform(game, edits.enterDigit(game.board, [1], digit), 8);
    game = perform(game, edits.toggleMark(game.board, [5], 4, false), 9);
    game = perform(game, edits.freeGivens(game.board), 10);
    return undo(undo(game, 11), 12);
}

type Change = (stored: { game: Record<string, unknown> & { board: Record<string, unknown> } }) => void;

/** The fault of the game after a change to its text. */
function faultAfter(change: Change | Record<string, unknown>): string | null | undefined {
    const stored = JSON.parse(serialize(played())) as Parameters<Change>[0];
    if (typeof change === "function") change(stored);
    else Object.assign(stored, change);
    return readGame(JSON.stringify(stored))?.fault;
}

const board = (parts: Record<string, unknown>): Change => {
    return ({ game }) => Object.assign(game.board, parts);
};

const cells = (field: string, cell: number, value: unknown): Change => {
    return ({ game }) => ((game.board[field] as unknown[])[cell] = value);
};

describe("a game that comes in", () => {
    it("is the one that went out, and can be undone and redone", () => {
        const game = played();
        const back = deserialize(serialize(game))!;
        expect(back).toEqual(game);
        expect(undo(undo(back, 0), 0).board.placed[1]).toBe(0);
        expect(redo(redo(back, 0), 0).board.givens[0]).toBe(0);
    });

    it.each([
        [2, 2, 9],
        [0, 2, 0],
        [1, 1, 1],
        [1, 3, 3],
        [7, 10, 70],
        [2, 2, undefined],
        [1.5, 4, 6],
        [-2, -2, 4],
        ["2", 2, 4],
    ])("with boxes of %s by %s on a board of %s is refused", (rows, cols, size) => {
        expect(faultAfter(board({ shape: { rows, cols, size } }))).toBe("shape");
        const length = typeof size === "number" && size > 0 ? size ** 2 : 0;
        const zeros = new Array<number>(length).fill(0);
        const whole = { givens: zeros, placed: zeros, marks: zeros, crossed: zeros, colours: zeros };
        expect(faultAfter(board({ shape: { rows, cols, size }, ...whole }))).toBe("shape");
    });

    it("of every size that the page knows is taken", () => {
        for (const shape of [shapeOf(2, 2), shapeOf(1, 5), shapeOf(3, 4), shapeOf(5, 5)]) {
            const game = newGame("a", "x", emptyBoard(shape), 0);
            expect(deserialize(serialize(game))).toEqual(game);
        }
    });

    it("is refused where a cell holds what does not fit", () => {
        for (const field of ["givens", "placed", "marks", "crossed", "colours"]) {
            for (const value of [-1, 1.5, 99, "1", null, [], 2 ** 40])
                expect([field, value, faultAfter(cells(field, 5, value))]).toEqual([field, value, "cells"]);
            expect(faultAfter(board({ [field]: [1, 2] }))).toBe("cells");
            expect(faultAfter(board({ [field]: undefined }))).toBe("cells");
        }
        expect(faultAfter(cells("placed", 0, 2)), "over a given").toBe("cells");
        expect(faultAfter(board({ allowed: [16] }))).toBe("cells");
        expect(faultAfter(board({ allowed: new Array(16).fill(16) }))).toBe("cells");
        expect(faultAfter(board({ allowed: "all" }))).toBe("cells");
    });

    it("is refused where another part is missing or of the wrong kind", () => {
        for (const parts of [
            { id: 3 },
            { automatic: "yes" },
            { seconds: -1 },
            { seconds: "4" },
            { changed: null },
            { changed: 1e300 },
        ])
            expect(faultAfter(({ game }) => Object.assign(game, parts))).toBe("parts");
        for (const game of [null, [], "game", { board: null }]) expect(faultAfter({ game })).toBe("parts");
        expect(faultAfter({ version: "1" })).toBe("parts");
        expect(faultAfter({ version: 2 })).toBe("version");
        expect(faultAfter(board({ shape: null }))).toBe("shape");
    });

    it("without a good name is called by where it comes from, and its digits say whether it is solved", () => {
        const stored = JSON.parse(serialize(played())) as { game: Record<string, unknown> };
        Object.assign(stored.game, { name: 5, origin: { kind: "read", number: -1 }, solved: true });
        const game = deserialize(JSON.stringify(stored))!;
        expect([game.name, game.origin, game.solved]).toEqual(["", { kind: "typed" }, false]);
    });

    it("with a damaged history is refused as a whole, and keeps its board in storage", () => {
        const good = JSON.parse(serialize(played())) as { past: number[][]; future: number[][] };
        const wrong: unknown[] = [
            null,
            [1],
            [[1, 2, 3]],
            [[9, 0, 0, 1]],
            [[1, 16, 0, 1]],
            [[1, 1, 0, 5]],
            [[1, 1, 0, "1"]],
        ];
        for (const past of wrong) expect([past, faultAfter({ past })]).toEqual([past, "history"]);
        expect(faultAfter({ past: [...good.past].reverse() }), "moves in another order").toBe("history");
        expect(faultAfter({ future: [[1, 0, 0, 2]] }), "a digit over a given").toBe("history");
        const found = readGame(JSON.stringify({ ...good, past: 1 }))!;
        expect(found.game?.board).toEqual(played().board);
        expect([found.game?.past, found.game?.future]).toEqual([[], []]);
    });

    it("is told from a puzzle in JSON and from other texts", () => {
        for (const text of ["", "53..7", "{", "[]", "null", '{"puzzle":"53..7"}', '{"version":1}']) {
            expect(readGame(text)).toBeNull();
            expect(deserialize(text)).toBeNull();
        }
    });
});

describe("the list of boards", () => {
    it("is read without what is no entry, and each board once", () => {
        const entry = entryOf(played());
        expect(readShelf(JSON.stringify([null, 3, { id: 4 }, { ...entry, changed: "now" }, entry, entry]))).toEqual([
            entry,
        ]);
        expect(readShelf("{")).toEqual([]);
        expect(readShelf('{"a":1}')).toEqual([]);
        expect(readShelf(null)).toEqual([]);
    });

    it("has an entry for every game that is kept, and for no other", () => {
        const games = ["a", "b", "c"].map((id) => ({ ...played(), id }));
        const find = (id: string): Game | null => games.find((game) => game.id === id) ?? null;
        const [a, b, c] = games.map(entryOf);
        expect(mended([b!, a!], ["a", "c", "bad"], find)).toEqual([a, c]);
        expect(withEntry([a!, b!], games[1]!)).toEqual([b, a]);
    });
});

describe("a board for the shelf", () => {
    it("counts its open cells", () => {
        const full: Board = { ...emptyBoard(SHAPES[4]), placed: new Array<number>(16).fill(1) };
        expect(entryOf(newGame("a", "", full, 0)).open).toBe(0);
        expect(entryOf(played()).open).toBe(14);
    });
});
