// What comes in as text: how much of it is read, numbers of every keyboard, names of layouts and of boards.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { en } from "../../src/i18n/en";
import { zh } from "../../src/i18n/zh";
import { READ_FORMATS, WRITE_FORMATS } from "../../src/inout/formats";
import { digitOf } from "../../src/model/digits";
import { firstLetters } from "../../src/model/letters";
import { numbersOf, plain } from "../../src/model/numbers";
import { originOf, type Origin } from "../../src/model/origin";
import { beginsAsGame, isOpenSudoku, MOST_READ, usefulPart, usefulPartOf } from "../../src/model/texts";

const LINE = `${".".repeat(81)}\n`;

describe("a text", () => {
    it("of usual length is read as a whole", () => {
        expect(usefulPart(LINE)).toEqual({ text: LINE, isPart: false });
    });

    it("that is very long is read up to the end of a line, and known to be a part", async () => {
        const long = LINE.repeat(25_000);
        const part = usefulPart(long);
        expect(part.isPart).toBe(true);
        expect(part.text.length).toBeGreaterThan(MOST_READ - 100);
        expect(part.text.length).toBeLessThanOrEqual(MOST_READ);
        expect(part.text.endsWith("\n")).toBe(true);
        expect(await usefulPartOf(new Blob([long]))).toEqual(part);
        expect(usefulPart("x".repeat(2 * MOST_READ)).text).toHaveLength(MOST_READ);
    });

    it("that is an exported game is read as a whole from a file", async () => {
        const game = `{"version":1,"game":{},"past":[${"[1,2,0,3],".repeat(150_000)}[]]}`;
        expect(beginsAsGame(game)).toBe(true);
        expect(await usefulPartOf(new Blob([game]))).toEqual({ text: game, isPart: false });
    });

    it("is known as OpenSudoku's", () => {
        expect(isOpenSudoku('<?xml version="1.0"?>\n<opensudoku version="2">')).toBe(true);
        expect(isOpenSudoku(LINE)).toBe(false);
    });
});

describe("numbers", () => {
    it("may be typed in full width, with any comma or space between them", () => {
        for (const text of ["1 2 4", "１ ２ ４", "1，2，４", "1、2、4", "１　２　４", "1;2；4", " +1, 2,4 "])
            expect([text, numbersOf(text)]).toEqual([text, [1, 2, 4]]);
        expect(numbersOf("－3 −4 -5")).toEqual([-3, -4, -5]);
        expect(plain("２４－２８")).toBe("24-28");
        expect(digitOf("５", 9)).toBe(5);
        expect(digitOf("ａ", 16)).toBe(10);
    });

    it("are nothing else", () => {
        for (const text of ["", " ", "1 two", "1.5", "0x10", "1e3", "99999999999999999999"])
            expect([text, numbersOf(text)]).toEqual([text, null]);
    });

    it("of letters are counted as people do", () => {
        expect(firstLetters("abcdefghi", 8)).toBe("abcdefgh");
        expect(firstLetters("😀😁😂", 2)).toBe("😀😁");
    });
});

describe("layouts", () => {
    it("are offered where the engine of the page knows them, with a name in both languages", () => {
        for (const name of [...READ_FORMATS, ...WRITE_FORMATS]) {
            expect(name).not.toBe("opensudoku");
            expect(en[`format.${name}`]).toBe(name);
            expect(zh[`format.${name}`]).toMatch(/\p{Script=Han}/u);
        }
    });
});

describe("a board without a name", () => {
    let nameOf: (typeof import("../../src/i18n/names"))["nameOf"];
    let language: (typeof import("../../src/i18n/language"))["language"];

    beforeAll(async () => {
        vi.stubGlobal("navigator", { languages: ["en"] });
        vi.stubGlobal("document", { documentElement: {} });
        ({ nameOf } = await import("../../src/i18n/names"));
        ({ language } = await import("../../src/i18n/language"));
    });

    it("is called by where it comes from, in the language that is shown", () => {
        const names = (): string[] =>
            (
                [
                    { kind: "first" },
                    { kind: "typed" },
                    { kind: "shared" },
                    { kind: "read", number: 2 },
                    { kind: "made", wish: "hard", seed: "7" },
                    { kind: "made", wish: "16×16", seed: "7", number: 3 },
                ] as Origin[]
            ).map((origin) => nameOf({ name: "", origin: originOf(JSON.parse(JSON.stringify(origin))) }));
        expect(names()).toEqual([
            "A first puzzle",
            "My puzzle",
            "A shared puzzle",
            "Puzzle 2",
            "hard, seed 7",
            "16×16, seed 7 · 3",
        ]);
        language.value = "zh";
        expect(names()).toEqual(["第一道题", "我的题目", "分享的题目", "题目 2", "困难，种子 7", "16×16，种子 7 · 3"]);
        expect(nameOf({ name: "Mine", origin: { kind: "first" } })).toBe("Mine");
    });
});
