// The race: its own button goes on with the next way; whatever else ends a way ends the race.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleState } from "../../src/engine/api";
import { Cancelled } from "../../src/engine/protocol";

interface Call {
    way: string;
    answer: () => void;
    fail: () => void;
    supersede: () => void;
}

const calls = vi.hoisted((): Call[] => []);

vi.mock("../../src/engine/engine", () => ({
    work: (_verb: string, { way }: { way: string }, abort: AbortSignal): Promise<object> =>
        new Promise((resolve, reject) => {
            const supersede = (): void => reject(new Cancelled());
            abort.addEventListener("abort", supersede);
            const answer = (): void => resolve({ verdict: "unique", tries: 1, undos: 0, seconds: 0, complete: true });
            calls.push({ way, answer, fail: () => reject(new Error("broken")), supersede });
        }),
}));

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { endRace, isRacing, lanesOf, nextWay, race } = await import("../../src/watch/racing");
const { announced } = await import("../../src/shell/announce");

async function soon(action: () => void): Promise<void> {
    action();
    await new Promise((done) => setTimeout(done));
}

const PUZZLE = { givens: [1] };
const states = (puzzle: PuzzleState = PUZZLE): string[] => Object.values(lanesOf(puzzle)).map(({ state }) => state);

beforeEach(async () => {
    await soon(endRace);
    calls.length = 0;
    announced.value = "";
    void race(PUZZLE);
});

describe("the race", () => {
    it("goes on with the next way after an answer, after its own button and after a failure", async () => {
        await soon(() => calls[0]!.answer());
        await soon(nextWay);
        await soon(() => calls[2]!.fail());
        expect(states()).toEqual(["done", "cancelled", "failed", "running"]);
        await soon(() => calls[3]!.answer());
        expect(calls.map(({ way }) => way)).toEqual(["fast", "propagation", "fewest", "reading"]);
        expect([isRacing.peek(), announced.peek().trim()]).toEqual([false, "The race is over."]);
    });

    it("asks the engine nothing more once something else was asked of it", async () => {
        await soon(() => calls[0]!.answer());
        await soon(() => calls[1]!.supersede());
        expect(calls).toHaveLength(2);
        expect(states()).toEqual(["done", "cancelled", "cancelled", "cancelled"]);
        expect([isRacing.peek(), announced.peek()]).toEqual([false, ""]);
    });

    it("ends when it is left, and can be started again", async () => {
        await soon(endRace);
        expect([calls.length, isRacing.peek()]).toEqual([1, false]);
        void race(PUZZLE);
        expect(states()).toEqual(["running", "waiting", "waiting", "waiting"]);
    });

    it("shows what it has given under the puzzle that was raced only", async () => {
        await soon(() => calls[0]!.answer());
        await soon(endRace);
        expect(states()).toEqual(["done", "cancelled", "cancelled", "cancelled"]);
        expect(states({ givens: [2] })).toEqual([]);
    });
});
