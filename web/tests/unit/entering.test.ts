// What keys and fingers do to the board: digits that are held, a board out of sight, letters of every keyboard.
import { beforeEach, describe, expect, it, vi } from "vitest";

const asked: string[] = [];
vi.mock("../../src/engine/engine", () => ({
    ask: (verb: string) => new Promise(() => asked.push(verb)),
    work: (verb: string) => new Promise(() => asked.push(verb)),
    working: { peek: () => null },
}));

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });

const { handleKey } = await import("../../src/board/keyboard");
const { chooseDigit, chooseEntry, eraseSelected, stepBack, touchCell } = await import("../../src/board/entering");
const { emptyBoard } = await import("../../src/model/board");
const { enterDigit } = await import("../../src/model/edit");
const { bit } = await import("../../src/model/digits");
const { SHAPES } = await import("../../src/model/shape");
const { act, begin, board, game } = await import("../../src/store/games");
const { armed, entry, paused, select, shownDigit } = await import("../../src/store/hand");
const { digitFirst } = await import("../../src/store/settings");

const NO_KEYS = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

function press(key: string, code: string, held: Partial<typeof NO_KEYS> = {}): boolean {
    return handleKey({ ...NO_KEYS, ...held, key, code } as KeyboardEvent);
}

beforeEach(() => {
    begin({ name: "", origin: { kind: "typed" }, board: emptyBoard(SHAPES[9]) });
    entry.value = "digit";
    digitFirst.value = false;
    asked.length = 0;
});

describe("a digit that is held", () => {
    beforeEach(() => void (digitFirst.value = true));

    it("as a note goes in as a note, by Enter and by touch", () => {
        press("#", "Digit3", { shiftKey: true });
        expect(armed.peek()).toEqual({ digit: 3, kind: "mark" });
        press("Enter", "Enter");
        touchCell(5);
        expect([0, 5].map((cell) => [board.peek().placed[cell], board.peek().marks[cell]])).toEqual([
            [0, bit(3)],
            [0, bit(3)],
        ]);
    });

    it("as a colour colours, and the equal digits are not shown for it", () => {
        act(enterDigit(board.peek(), [0], 7));
        select(0);
        press("3", "Digit3", { altKey: true });
        expect(shownDigit.peek()).toBe(7);
        touchCell(5);
        expect([board.peek().placed[5], board.peek().colours[5]]).toEqual([0, 3]);
        press("7", "Digit7", { altKey: true }); // there is no such colour
        expect(armed.peek()).toEqual({ digit: 3, kind: "colour" });
    });

    it("follows the kind of entry, but no digit becomes a colour", () => {
        chooseDigit(4);
        chooseEntry("mark");
        expect(armed.peek()).toEqual({ digit: 4, kind: "mark" });
        chooseEntry("colour");
        expect(armed.peek()).toBeNull();
        chooseDigit(2);
        chooseEntry("digit");
        expect(armed.peek()).toBeNull();
    });

    it("is let go by choosing it again in the same kind only", () => {
        chooseDigit(4);
        chooseDigit(4, "mark");
        expect(armed.peek()).toEqual({ digit: 4, kind: "mark" });
        chooseDigit(4, "mark");
        expect(armed.peek()).toBeNull();
    });
});

describe("a board out of sight", () => {
    it("is shown by the first entry, which changes nothing", () => {
        act(enterDigit(board.peek(), [0], 7));
        const before = game.peek().board;
        for (const attempt of [() => press("5", "Digit5"), eraseSelected, stepBack, () => chooseDigit(2)]) {
            paused.value = true;
            attempt();
            expect([paused.peek(), game.peek().board === before]).toEqual([false, true]);
        }
        stepBack();
        expect(board.peek().placed[0]).toBe(0);
    });

    it("is shown when anything else changes it", () => {
        paused.value = true;
        act(enterDigit(board.peek(), [0], 7));
        expect(paused.peek()).toBe(false);
    });
});

describe("a letter", () => {
    it("is the one on the key, whatever its place on the keyboard", () => {
        expect(press("h", "KeyJ")).toBe(true); // Dvorak
        expect(asked).toEqual(["hint"]);
        expect(press("d", "KeyH")).toBe(false);
    });

    it("that is not from a to z is the one of an English keyboard in its place", () => {
        expect(press("т", "KeyN")).toBe(true); // Russian
        expect(entry.peek()).toBe("mark");
        act(enterDigit(board.peek(), [0], 7));
        expect(press("я", "KeyZ", { ctrlKey: true })).toBe(true);
        expect(board.peek().placed[0]).toBe(0);
        expect(press("√", "KeyV", { altKey: true })).toBe(true); // Alt on a Mac
        expect(entry.peek()).toBe("digit");
    });
});
