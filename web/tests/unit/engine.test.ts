// Calls that may last: one at a time, and cancelled by the next one or by who asked.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Reply } from "../../src/engine/protocol";

class FakeWorker {
    static all: FakeWorker[] = [];
    onmessage: ((event: { data: Reply }) => void) | null = null;
    asked: Ask[] = [];
    ended = false;
    constructor() {
        FakeWorker.all.push(this);
    }
    postMessage(message: Ask): void {
        this.asked.push(message);
    }
    terminate(): void {
        this.ended = true;
    }
}

vi.stubGlobal("Worker", FakeWorker);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { work, working } = await import("../../src/engine/engine");

beforeEach(() => {
    working.peek()?.cancel();
    FakeWorker.all.length = 0;
});

describe("long work", () => {
    it("ends with its worker when the one who asked aborts it", async () => {
        const controller = new AbortController();
        const call = work("solve", { puzzle: "a" }, controller.signal);
        const worker = FakeWorker.all.at(-1)!;
        expect(working.peek()?.verb).toBe("solve");
        controller.abort();
        await expect(call).rejects.toMatchObject({ name: "Cancelled" });
        expect([worker.ended, working.peek()]).toEqual([true, null]);
    });

    it("is not cancelled by the abort of a call before it, nor by one that was aborted before it was asked", async () => {
        const controller = new AbortController();
        const first = work("solve", { puzzle: "a" }, controller.signal);
        const second = work("check", { puzzle: "b" });
        await expect(first).rejects.toMatchObject({ name: "Cancelled" });
        controller.abort();
        await expect(work("rate", { puzzle: "c" }, controller.signal)).rejects.toMatchObject({ name: "Cancelled" });
        expect(working.peek()?.verb).toBe("check");
        const { asked, onmessage } = FakeWorker.all.at(-1)!;
        onmessage!({ data: { id: asked[0]!.id, kind: "answer", answer: { verdict: "unique" } } });
        expect(await second).toEqual({ verdict: "unique" });
    });
});
