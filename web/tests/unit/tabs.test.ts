// The store of games in two tabs that share one storage: nothing of another tab is lost, and what was removed stays removed.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { emptyBoard } from "../../src/model/board";
import { enterDigit } from "../../src/model/edit";
import { SHAPES } from "../../src/model/shape";

type Store = typeof import("../../src/store/games");
type Listener = (event: object) => void;

let storage: Map<string, string>;
let tabs: { listeners: Map<string, Listener[]> }[];
let writing: object | null; // the tab at work: the others get an event for what it writes

function changed(key: string, newValue: string | null): void {
    for (const tab of tabs)
        if (tab !== writing) tab.listeners.get("storage")?.forEach((listen) => listen({ key, newValue }));
}

const localStorageOfAll = {
    get length(): number {
        return storage.size;
    },
    key: (index: number): string | null => [...storage.keys()][index] ?? null,
    getItem: (key: string): string | null => storage.get(key) ?? null,
    setItem(key: string, text: string): void {
        if (storage.get(key) === text) return;
        storage.set(key, text);
        changed(key, text);
    },
    removeItem(key: string): void {
        if (storage.delete(key)) changed(key, null);
    },
};

interface Tab {
    store: Store;
    in: <T>(action: (store: Store) => T) => T;
}

async function openTab(): Promise<Tab> {
    const tab = { listeners: new Map<string, Listener[]>() };
    vi.resetModules();
    vi.stubGlobal("addEventListener", (name: string, listen: Listener) => {
        tab.listeners.set(name, [...(tab.listeners.get(name) ?? []), listen]);
    });
    writing = tab;
    tabs.push(tab);
    const store = await import("../../src/store/games");
    const act = <T>(action: (store: Store) => T): T => {
        writing = tab;
        const result = action(store);
        vi.advanceTimersByTime(1000);
        writing = null;
        return result;
    };
    act(() => null);
    return { store, in: act };
}

const begin = (store: Store, name: string): string => {
    store.begin({ name, origin: { kind: "typed" }, board: emptyBoard(SHAPES[4]) });
    return store.game.peek().id;
};
const names = (store: Store): string[] => store.shelf.peek().map(({ name }) => name);
const write = (store: Store, digit: number): boolean => store.act(enterDigit(store.board.peek(), [0], digit));

beforeEach(() => {
    vi.useFakeTimers();
    storage = new Map();
    tabs = [];
    vi.stubGlobal("localStorage", localStorageOfAll);
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
});

describe("two tabs", () => {
    it("lose no board of each other, and each lists all of them", async () => {
        const [a, b] = [await openTab(), await openTab()];
        a.in((store) => begin(store, "from a"));
        b.in((store) => begin(store, "from b"));
        a.in((store) => begin(store, "from a again"));
        b.in((store) => write(store, 1));
        for (const { store } of [a, b, await openTab()])
            expect(names(store).sort()).toEqual(["", "from a", "from a again", "from b"]);
    });

    it("lose nothing where one was asleep and did not hear of the other", async () => {
        const [a, b] = [await openTab(), await openTab()];
        tabs.length = 0;
        a.in((store) => begin(store, "from a"));
        b.in((store) => begin(store, "from b"));
        a.in((store) => store.removeGame("first"));
        expect(storage.get("huisu.games")).toContain("from b");
        b.in((store) => write(store, 2));
        const list = JSON.parse(storage.get("huisu.games")!) as { name: string }[];
        expect(list.map(({ name }) => name).sort()).toEqual(["from a", "from b"]);
    });

    it("find a board again that a list written at the same time has lost", async () => {
        const a = await openTab();
        a.in((store) => begin(store, "from a"));
        storage.set("huisu.games", "[]");
        expect(names((await openTab()).store).sort()).toEqual(["", "from a"]);
    });

    it("both forget a board that one of them removes, even if the other has it open", async () => {
        const a = await openTab();
        const id = a.in((store) => begin(store, "to go"));
        const b = await openTab();
        expect(b.store.game.peek().id).toBe(id);
        a.in((store) => store.removeGame(id));
        b.in((store) => store.tick(20));
        expect(b.store.game.peek().id).not.toBe(id);
        for (const { store } of [a, b, await openTab()]) expect(names(store)).toEqual([""]);
        expect(storage.has(`huisu.game.${id}`)).toBe(false);
    });

    it("with the same board open show the moves of each other and never write older ones over them", async () => {
        const a = await openTab();
        a.in((store) => begin(store, "both"));
        const b = await openTab();
        a.in((store) => write(store, 3));
        expect(b.store.board.peek().placed[0]).toBe(3);
        b.in((store) => {
            store.tick(20);
            store.save();
        });
        expect((await openTab()).store.board.peek().placed[0]).toBe(3);
        b.in((store) => store.undoMove());
        expect(a.store.board.peek().placed[0]).toBe(0);
        tabs.length = 0; // no events any more, as in a page that was put to sleep
        b.in((store) => write(store, 4));
        a.in((store) => store.save());
        a.in((store) => {
            store.tick(20);
            store.save();
        });
        expect(a.store.board.peek().placed[0]).toBe(4);
    });
});

describe("a board that is removed", () => {
    it("comes back where it was, and is open again if it was", async () => {
        const { store, in: act } = await openTab();
        const [first, second] = ["first", "second", "third"].map((name) => act(() => begin(store, name)));
        act(() => store.openGame(second!));
        act(() => write(store, 3));
        const list = names(store);
        for (const id of [first!, second!]) {
            const undo = act(() => store.removeGame(id));
            expect(names(store)).toHaveLength(list.length - 1);
            act(undo);
            expect(names(store)).toEqual(list);
        }
        expect([store.game.peek().id, store.board.peek().placed[0]]).toEqual([second, 3]);
        expect(names((await openTab()).store)).toEqual(list);
    });
});

describe("the clock", () => {
    it("does not draw anew what shows the name of the board", async () => {
        const { store } = await openTab();
        const before = store.named.value;
        store.tick(1);
        expect(store.named.value).toBe(before);
        store.rename("x");
        expect(store.named.value.name).toBe("x");
    });
});

describe("a start", () => {
    it("skips a bad game, opens another one and leaves the bad one where it is", async () => {
        const a = await openTab();
        const good = a.in((store) => begin(store, "good"));
        const bad = a.in((store) => begin(store, "bad"));
        const text = storage.get(`huisu.game.${bad}`)!.replace(/"size":4/, '"size":9');
        storage.set(`huisu.game.${bad}`, text);
        const { store } = await openTab();
        expect(store.game.peek().id).toBe(good);
        expect(storage.get(`huisu.game.${bad}`)).toBe(text);
        expect(store.openGame(bad)).toBe(false);
    });

    it("with nothing but a bad game begins with the first puzzle under another name", async () => {
        storage.set("huisu.game.first", '{"version":1,"game":{"board":{"shape":{"rows":2,"cols":2,"size":9}}}}');
        storage.set("huisu.games", '[null,{"id":3}]');
        storage.set("huisu.open-game", '"first"');
        const { store } = await openTab();
        expect(store.board.peek().shape.size).toBe(9);
        expect(store.game.peek().id).not.toBe("first");
        expect(store.gameName.peek()).toBe("A first puzzle");
        expect(storage.get("huisu.game.first")).toContain('"size":9');
    });
});

describe("a game that comes in with its history", () => {
    it("is a new board that can be undone and redone", async () => {
        const { store } = await openTab();
        begin(store, "x");
        write(store, 1);
        write(store, 2);
        store.undoMove();
        const exported = store.game.peek();
        store.adopt(exported);
        expect(store.game.peek().id).not.toBe(exported.id);
        expect(store.redoMove()).toBe(true);
        expect(store.board.peek().placed[0]).toBe(2);
        expect(store.undoMove() && store.undoMove() && store.board.peek().placed[0] === 0).toBe(true);
    });
});
