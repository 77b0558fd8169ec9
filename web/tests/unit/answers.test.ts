// Answers that come late: what is not waited for any more is cancelled, and does and says nothing.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Verb } from "../../src/engine/protocol";
import { emptyBoard } from "../../src/model/board";
import { SHAPES } from "../../src/model/shape";

interface Call {
    verb: Verb;
    request: { lang: string };
    abort: AbortSignal | undefined;
    answer: (answer: object) => Promise<void>;
    fail: (message: string) => Promise<void>;
}

const calls = vi.hoisted((): Call[] => []);

vi.mock("../../src/engine/engine", () => {
    const call = (verb: Verb, request: Call["request"], abort?: AbortSignal): Promise<object> =>
        new Promise((resolve, reject) => {
            const after = async (settle: () => void): Promise<void> => {
                settle();
                await new Promise((done) => setTimeout(done));
            };
            calls.push({
                verb,
                request,
                abort,
                answer: (answer) => after(() => resolve(answer)),
                fail: (message) => after(() => reject(new Error(message))),
            });
        });
    return { ask: call, work: call, working: { peek: (): null => null } };
});

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });

const answers = await import("../../src/answers/state");
const { begin } = await import("../../src/store/games");
const { focus, select, selected } = await import("../../src/store/hand");
const { language } = await import("../../src/i18n/language");
const { announced } = await import("../../src/shell/announce");

const { checkBoard, explainBoard, forgetAnswers, askHint, solveBoard, view } = answers;
const WRONG = { verdict: "unique", givens: 20, rule_breaks: [], wrong: [77] };

function last(): Call {
    return calls.at(-1)!;
}

beforeEach(() => {
    calls.length = 0;
    forgetAnswers();
    language.value = "en";
    begin({ name: "", origin: { kind: "typed" }, board: emptyBoard(SHAPES[9]) });
    announced.value = "";
});

describe("a late answer", () => {
    it("to a forgotten check moves no cursor and announces nothing, and its call is cancelled", async () => {
        void checkBoard();
        const check = last();
        expect(check.abort?.aborted).toBe(false);
        forgetAnswers();
        expect(check.abort?.aborted).toBe(true);
        await check.answer(WRONG);
        expect([view.peek().kind, focus.peek(), announced.peek()]).toEqual(["none", 0, ""]);
    });

    it("about another board selects no cell that the new one does not have", async () => {
        void checkBoard();
        const check = last();
        begin({ name: "", origin: { kind: "typed" }, board: emptyBoard(SHAPES[4]) });
        await check.answer(WRONG);
        expect([focus.peek(), [...selected.peek()]]).toEqual([0, [0]]);
    });

    it("that fails announces nothing", async () => {
        void solveBoard();
        forgetAnswers();
        await last().fail("broken");
        expect([view.peek().kind, announced.peek()]).toEqual(["none", ""]);
    });

    it("to the question before the last one neither shows nor cancels anything", async () => {
        void solveBoard();
        const solve = last();
        void checkBoard();
        expect([solve.abort?.aborted, last().abort?.aborted]).toEqual([true, false]);
        await solve.answer({ verdict: "none" });
        expect(view.peek()).toEqual({ kind: "waiting", what: "check" });
        await last().answer(WRONG);
        expect([view.peek().kind, focus.peek()]).toEqual(["check", 77]);
        expect(announced.peek()).toContain("r9c6");
    });

    it("in the language before is not said; the question is asked again", async () => {
        void askHint();
        const english = last();
        language.value = "zh";
        expect(last().request.lang).toBe("zh");
        await english.answer({ verdict: "unique", end: "stuck", message: "Stuck." });
        expect([view.peek().kind, announced.peek()]).toEqual(["waiting", ""]);
        await last().answer({ verdict: "unique", end: "stuck", message: "卡住了。" });
        expect([view.peek().kind, announced.peek().trim()]).toEqual(["hint", "卡住了。"]);
    });
});

describe("a solution in another language", () => {
    it("goes where the engine said in words why there is none, and stays else", async () => {
        const rule_break = { kind: "row", number: 1, cells: [0, 1], digit: 5, message: "5 stands twice in row 1" };
        void solveBoard();
        await last().answer({ verdict: "none" });
        language.value = "zh";
        expect(view.peek().kind).toBe("solve");
        void solveBoard();
        await last().answer({ verdict: "invalid", rule_break });
        language.value = "en";
        expect(view.peek().kind).toBe("none");
    });
});

describe("the path in another language", () => {
    it("goes when it cannot be told again, even if its steps were walked meanwhile", async () => {
        void explainBoard();
        await last().answer({ verdict: "unique", end: "stuck", steps: [], last: { givens: [] } });
        language.value = "zh";
        answers.showStep(0);
        await last().fail("broken");
        expect(view.peek().kind).toBe("none");
    });

    it("is waited for while its steps are walked, and cancelled when it is closed", async () => {
        const answer = { verdict: "unique", end: "stuck", steps: [], last: { givens: [] } };
        void explainBoard();
        await last().answer(answer);
        language.value = "zh";
        const again = last();
        answers.showStep(0);
        expect([again.verb, again.abort?.aborted]).toEqual(["explain", false]);
        forgetAnswers();
        expect(again.abort?.aborted).toBe(true);
    });
});

describe("select", () => {
    it("ignores cells outside the board", () => {
        select(80);
        for (const cell of [81, 200, -1, NaN, 0.5]) {
            select(cell);
            select(cell, "add");
        }
        expect([focus.peek(), [...selected.peek()]]).toEqual([80, [80]]);
    });
});
