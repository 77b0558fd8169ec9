// The share link: whatever is on the board comes back, and damage is noticed.
import { describe, expect, it } from "vitest";
import { emptyBoard, type Board } from "../../src/model/board";
import { fromLetters, toLetters } from "../../src/model/bits";
import { decodeShared, encodeShared, type Shared } from "../../src/model/share";
import { shapeOf, SHAPES, type Shape } from "../../src/model/shape";
import { digitsOfLine } from "./logs";

function busyBoard(shape: Shape): Board {
    const board = emptyBoard(shape);
    const { size } = shape;
    const each = (make: (cell: number) => number): number[] => board.givens.map((_, cell) => make(cell));
    const kind = (cell: number): number => (cell * 7 + 3) % 5;
    return {
        ...board,
        givens: each((cell) => (kind(cell) === 0 ? (cell % size) + 1 : 0)),
        placed: each((cell) => (kind(cell) === 1 ? ((cell * 3) % size) + 1 : 0)),
        marks: each((cell) => (kind(cell) === 2 ? (cell * 37) % (1 << size) : 0)),
        crossed: each((cell) => (kind(cell) === 2 ? (cell * 91) % (1 << size) : 0)),
        colours: each((cell) => cell % 7),
    };
}

describe("a share link", () => {
    it.each([SHAPES[4], SHAPES[6], SHAPES[9], SHAPES[16], shapeOf(5, 5)])("holds a whole board of %o", (shape) => {
        const shared: Shared = { name: "难题 №1", board: busyBoard(shape), automatic: true, seconds: 3725 };
        const text = encodeShared(shared);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(decodeShared(text)).toEqual(shared);
    });

    it("holds the candidates of a puzzle that has no givens", () => {
        const board = { ...emptyBoard(SHAPES[4]), allowed: Array.from({ length: 16 }, (_, cell) => cell) };
        const shared = { name: "", board, automatic: true, seconds: 0 };
        expect(decodeShared(encodeShared(shared))).toEqual(shared);
    });

    it("keeps the notes and the crossed out candidates of cells that hold a digit now", () => {
        const board = busyBoard(SHAPES[9]);
        const noted = { ...board, marks: board.givens.map((_, cell) => cell), crossed: board.givens.map(() => 5) };
        const shared: Shared = { name: "", board: noted, automatic: false, seconds: 0 };
        expect(decodeShared(encodeShared(shared))).toEqual(shared);
    });

    it("that an older page made still opens", () => {
        const shared = decodeShared("EY4AADwDb2xkVTk4CLgCwIsqgDLAAsMALAJqAwJgiuAkAsLACTAAoiyCoAwC7IAhq");
        expect(shared?.name).toBe("old");
        expect([shared?.board.givens[0], shared?.board.placed[2], shared?.board.marks[3]]).toEqual([5, 4, 2]);
    });

    it("of a board of one cell, or with a colour that there is not, is refused", () => {
        const share = (board: Board): string => encodeShared({ name: "", board, automatic: false, seconds: 0 });
        expect(decodeShared(share(emptyBoard(shapeOf(1, 1))))).toBeNull();
        expect(decodeShared(share(emptyBoard(shapeOf(1, 3))))).toBeNull();
        const empty = emptyBoard(SHAPES[4]);
        expect(decodeShared(share({ ...empty, colours: empty.colours.map(() => 7) }))).toBeNull();
    });

    it("of a plain puzzle is short", () => {
        const givens = digitsOfLine(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        );
        const board = { ...emptyBoard(SHAPES[9]), givens };
        expect(encodeShared({ name: "", board, automatic: false, seconds: 0 }).length).toBeLessThan(64);
    });

    it("is refused when a letter is wrong or missing", () => {
        const text = encodeShared({ name: "", board: busyBoard(SHAPES[9]), automatic: false, seconds: 0 });
        expect(decodeShared(text.slice(0, -1))).toBeNull();
        expect(decodeShared("")).toBeNull();
        expect(decodeShared("!" + text.slice(1))).toBeNull();
        for (const place of [0, 5, 40, text.length - 4]) {
            const other = text[place] === "A" ? "B" : "A";
            expect(decodeShared(text.slice(0, place) + other + text.slice(place + 1))).toBeNull();
        }
    });

    it("has letters that stand for any bytes", () => {
        for (let length = 0; length < 9; ++length) {
            const bytes = Uint8Array.from({ length }, (_, i) => (i * 83 + 200) % 256);
            expect(fromLetters(toLetters(bytes))).toEqual(bytes);
        }
    });
});
