// The model of a board: geometry, candidates, conflicts, edits, history, and what the engine is told.
import { describe, expect, it } from "vitest";
import * as boards from "../../src/model/board";
import { allDigits, bit, countOf, digitOf, digitsOf, setOf, symbolOf } from "../../src/model/digits";
import * as edits from "../../src/model/edit";
import { newGame, perform, redo, undo, type Game } from "../../src/model/game";
import { boardsAlong, levelOf } from "../../src/model/path";
import { deserialize, serialize } from "../../src/model/stored";
import { geometryOf, neighbour, shapeOf, SHAPES } from "../../src/model/shape";
import { digitsOfLine } from "./logs";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

function easy(): boards.Board {
    return { ...boards.emptyBoard(SHAPES[9]), givens: digitsOfLine(EASY) };
}

function game(board = easy()): Game {
    return newGame("a", "Easy", board, 0);
}

describe("shapes", () => {
    it("give every cell its row, column, box and peers", () => {
        const geometry = geometryOf(SHAPES[9]);
        expect([geometry.row[40], geometry.column[40], geometry.box[40]]).toEqual([4, 4, 4]);
        expect(geometry.peers.every((peers) => peers.length === 20)).toBe(true);
        expect(geometryOf(SHAPES[6]).box.slice(0, 6)).toEqual([0, 0, 0, 1, 1, 1]);
        expect(geometryOf(SHAPES[16]).peers[0]).toHaveLength(39);
        expect(geometryOf(shapeOf(5, 5)).houses.box[24]).toContain(624);
    });

    it("let one walk to the edge and no further", () => {
        expect(neighbour(SHAPES[9], 0, -1, -1)).toBe(0);
        expect(neighbour(SHAPES[9], 80, 1, 1)).toBe(80);
        expect(neighbour(SHAPES[9], 40, 1, -1)).toBe(48);
    });

    it("are guessed from a size, wider than high", () => {
        expect(boards.usualShape(6)).toEqual({ rows: 2, cols: 3, size: 6 });
        expect(boards.usualShape(25)).toEqual({ rows: 5, cols: 5, size: 25 });
    });
});

describe("digits", () => {
    it("go on with letters after 9", () => {
        expect(symbolOf(16)).toBe("G");
        expect(digitOf("g", 16)).toBe(16);
        expect(digitOf("g", 9)).toBe(0);
        expect(digitOf("0", 9)).toBe(0);
        expect(digitOf("Enter", 25)).toBe(0);
    });

    it("make sets as bits", () => {
        expect(digitsOf(setOf([1, 9, 25]))).toEqual([1, 9, 25]);
        expect(countOf(allDigits(25))).toBe(25);
        expect(bit(1)).toBe(1);
    });
});

describe("a board", () => {
    it("knows its candidates, conflicts and end", () => {
        const board = easy();
        expect(digitsOf(boards.candidates(board)[2]!)).toEqual([1, 2, 4]);
        expect(boards.conflicts(board).size).toBe(0);
        const wrong = edits.applied(board, edits.enterDigit(board, [2], 5));
        expect([...boards.conflicts(wrong)].sort((a, b) => a - b)).toEqual([0, 2]);
        const done = edits.applied(board, edits.fillIn(board, digitsOfLine(SOLUTION)));
        expect(boards.isSolved(done)).toBe(true);
        expect(boards.tally(done).slice(1)).toEqual(new Array(9).fill(9));
    });

    it("tells the engine givens, placed digits, and candidates where some were crossed out", () => {
        let board = easy();
        board = edits.applied(board, edits.enterDigit(board, [2], 4));
        expect(boards.stateOf(board, "puzzle").placed).toBeUndefined();
        const state = boards.stateOf(board, "game");
        expect(state.placed![2]).toBe(4);
        expect(state.candidates).toBeUndefined();
        board = edits.applied(board, edits.toggleMark(board, [3], 2, true));
        expect(boards.stateOf(board, "game").candidates![3]).not.toContain(2);
        const back = boards.boardOf(boards.stateOf(board, "game"));
        expect(boards.candidates(back)).toEqual(boards.candidates(board));
        expect(back.placed).toEqual(board.placed);
    });

    it("that is being typed in counts as a puzzle of what was typed", () => {
        const empty = boards.emptyBoard(SHAPES[4]);
        const typed = edits.applied(empty, edits.enterDigit(empty, [0], 3));
        expect(boards.stateOf(typed, "game").givens[0]).toBe(3);
        const fixed = edits.applied(typed, edits.fixGivens(typed));
        expect(fixed.givens[0]).toBe(3);
        expect(fixed.placed[0]).toBe(0);
        expect(edits.applied(fixed, edits.freeGivens(fixed))).toEqual(typed);
    });

    it("of candidates alone stays restricted to them", () => {
        const lists = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? [1, 2] : [1, 2, 3, 4]));
        const board = boards.boardOf({ shape: SHAPES[4], givens: new Array<number>(16).fill(0), candidates: lists });
        expect(digitsOf(boards.candidates(board)[0]!)).toEqual([1, 2]);
        expect(boards.stateOf(board, "puzzle").candidates![0]).toEqual([1, 2]);
    });
});

describe("edits", () => {
    it("never touch a given cell", () => {
        expect(edits.enterDigit(easy(), [0], 1)).toEqual([]);
        expect(edits.toggleMark(easy(), [0], 1, false)).toEqual([]);
    });

    it("take a digit out where it stands already, and marks of it out of the peers", () => {
        let board = easy();
        board = edits.applied(board, edits.toggleMark(board, [2, 3], 2, false));
        expect(board.marks[3]).toBe(bit(2));
        board = edits.applied(board, edits.enterDigit(board, [2], 2));
        expect([board.placed[2], board.marks[2], board.marks[3]]).toEqual([2, 0, 0]);
        board = edits.applied(board, edits.enterDigit(board, [2], 2));
        expect(board.placed[2]).toBe(0);
    });

    it("toggle marks together: first in where one lacks them, then out", () => {
        let board = easy();
        board = edits.applied(board, edits.toggleMark(board, [2], 1, false));
        board = edits.applied(board, edits.toggleMark(board, [2, 3], 1, false));
        expect([board.marks[2], board.marks[3]]).toEqual([1, 1]);
        board = edits.applied(board, edits.toggleMark(board, [2, 3], 1, false));
        expect([board.marks[2], board.marks[3]]).toEqual([0, 0]);
    });

    it("erase the digit first, then notes, then colour", () => {
        let board = easy();
        board = edits.applied(board, edits.setColour(board, [2], 3));
        board = edits.applied(board, edits.toggleMark(board, [2], 1, false));
        board = edits.applied(board, edits.erase(board, [2]));
        expect([board.marks[2], board.colours[2]]).toEqual([0, 3]);
        board = edits.applied(board, edits.erase(board, [2]));
        expect(board.colours[2]).toBe(0);
        expect(edits.erase(board, [2])).toEqual([]);
    });

    it("follow steps: placements and eliminations", () => {
        const steps = [
            { placement: null, eliminations: [{ cell: 2, digit: 1 }] },
            { placement: { cell: 2, digit: 4 }, eliminations: [] },
        ] as unknown as Parameters<typeof boardsAlong>[1];
        const along = boardsAlong(easy(), steps);
        expect(along).toHaveLength(3);
        expect(digitsOf(boards.candidates(along[1]!)[2]!)).toEqual([2, 4]);
        expect(along[2]!.placed[2]).toBe(4);
    });

    it("fill all candidates in as marks and start again from the givens", () => {
        let board = easy();
        board = edits.applied(board, edits.fillMarks(board));
        expect(edits.shownMarks(board, false)).toEqual(boards.candidates(board));
        expect(edits.applied(board, edits.startAgain(board))).toEqual(easy());
    });
});

describe("a game", () => {
    it("undoes and redoes thousands of moves", () => {
        let current = game();
        const start = current.board;
        for (let i = 0; i < 3000; ++i) current = perform(current, edits.enterDigit(current.board, [2], (i % 9) + 1), i);
        const end = current.board;
        expect(current.past).toHaveLength(3000);
        for (let i = 0; i < 3000; ++i) current = undo(current, i);
        expect(current.board).toEqual(start);
        expect(undo(current, 0)).toBe(current);
        for (let i = 0; i < 3000; ++i) current = redo(current, i);
        expect(current.board).toEqual(end);
    });

    it("forgets the future when something new is done, and ignores what changes nothing", () => {
        let current = perform(game(), edits.enterDigit(easy(), [2], 4), 1);
        current = undo(current, 2);
        expect(current.future).toHaveLength(1);
        expect(perform(current, [], 3)).toBe(current);
        current = perform(current, edits.enterDigit(current.board, [3], 2), 3);
        expect(current.future).toHaveLength(0);
    });

    it("is kept with its history and is solved by the last digit", () => {
        let current = game();
        current = perform(current, edits.fillIn(current.board, digitsOfLine(SOLUTION)), 5);
        expect(current.solved).toBe(true);
        const back = deserialize(serialize(current))!;
        expect(back).toEqual(current);
        expect(undo(back, 6).board).toEqual(easy());
        expect(deserialize("{}")).toBeNull();
        expect(deserialize("nonsense")).toBeNull();
    });

    it("has the generator's name for its rating", () => {
        expect([1.2, 2.3, 2.6, 3.4, 3.5, 6.4, 6.5, 7.9, 8].map(levelOf)).toEqual([
            "easy",
            "easy",
            "medium",
            "medium",
            "hard",
            "hard",
            "expert",
            "expert",
            "extreme",
        ]);
    });
});
