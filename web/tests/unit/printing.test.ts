// What is on the sheets to print while boards are solved slowly and choices change.
import { beforeEach, expect, it, vi } from "vitest";
import { emptyBoard } from "../../src/model/board";
import { enterDigit } from "../../src/model/edit";
import type { Named } from "../../src/model/origin";
import { SHAPES } from "../../src/model/shape";

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const TITLE: Named = { name: "", origin: { kind: "typed" } };

let running: { verb: string; end: (answer: object) => void }[];
let atOnce: number; // the most calls that ran at the same time

vi.mock("../../src/engine/engine", () => ({
    work: (verb: string) =>
        new Promise((end) => {
            running.push({ verb, end });
            atOnce = Math.max(atOnce, running.length);
        }),
}));

/** The call that runs now ends. */
async function answer(content: object = { solution: SOLUTION }): Promise<string> {
    await vi.waitFor(() => expect(running).toHaveLength(1));
    const { verb, end } = running.pop()!;
    end(content);
    await new Promise((next) => setTimeout(next));
    return verb;
}

async function load(): Promise<typeof import("../../src/inout/printing") & typeof import("../../src/store/games")> {
    return { ...(await import("../../src/inout/printing")), ...(await import("../../src/store/games")) };
}

beforeEach(() => {
    running = [];
    atOnce = 0;
    const storage = new Map<string, string>();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
        length: 0,
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, text: string) => storage.set(key, text),
        removeItem: (key: string) => storage.delete(key),
    });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
});

/** Three boards on the shelf; the last is open. */
async function three(): Promise<Awaited<ReturnType<typeof load>> & { ids: string[] }> {
    const page = await load();
    const ids = ["a", "b", "c"].map((name) => {
        page.begin({ name, origin: { kind: "typed" }, board: emptyBoard(SHAPES[4]) });
        return page.game.peek().id;
    });
    return { ...page, ids };
}

it("the sheets begin at every visit with the board that is open, as it is now", async () => {
    const { act, beginSheets, board, game, openGame, printed, ids } = await three();
    void beginSheets();
    await answer();
    expect(printed.peek().map(({ id }) => id)).toEqual([ids[2]]);
    act(enterDigit(board.peek(), [0], 3));
    void beginSheets();
    expect(printed.peek()[0]?.board).toBe(game.peek().board);
    await answer();
    openGame(ids[0]!);
    void beginSheets();
    await answer();
    expect(printed.peek().map(({ id }) => id)).toEqual([ids[0]]);
});

it("a board that is taken off while another is solved stays off", async () => {
    const { choose, printed, ids } = await three();
    const [a, b] = ids as [string, string];
    void choose(b, TITLE, true);
    await answer();
    void choose(a, TITLE, true);
    await choose(b, TITLE, false);
    await answer();
    expect(printed.peek().map(({ id, solved }) => [id, solved !== null])).toEqual([[a, true]]);
    void choose(b, TITLE, true);
    await choose(b, TITLE, false);
    expect(printed.peek().map(({ id }) => id)).toEqual([a]);
});

it("boards that are chosen quickly are solved one after the other, and all get their answers", async () => {
    const { choose, printed, ids } = await three();
    for (const id of ids) void choose(id, TITLE, true);
    expect(printed.peek().map(({ id }) => id)).toEqual(ids);
    await answer();
    await answer();
    await answer();
    expect(printed.peek().every(({ solved }) => solved?.placed[1] === 2)).toBe(true);
    expect(atOnce).toBe(1);
});

it("new puzzles replace what was there, but not what was chosen while they were made", async () => {
    const { choose, printed, printFresh, ids } = await three();
    const { ANY } = await import("../../src/inout/generating");
    const [a, b] = ids as [string, string];
    void choose(a, TITLE, true);
    await answer();
    const made = printFresh({ ...ANY, box: "2x2" }, 5);
    void choose(b, TITLE, true);
    const { stateOf } = await import("../../src/model/board");
    const state = stateOf(emptyBoard(SHAPES[4]), "puzzle");
    expect(await answer({ puzzles: [{ state, solution: SOLUTION }], message: "said" })).toBe("generate");
    await expect(made).resolves.toBe("said");
    await answer();
    expect(printed.peek().map(({ id }) => id)).toEqual(["5 0", b]);
});
