// The wire to the worker: answers find their calls, errors keep their place, cancelling starts anew and loses nothing.
import { describe, expect, it } from "vitest";
import { EngineClient, type WorkerLike } from "../../src/engine/client";
import { Cancelled, EngineError, type Ask, type Reply } from "../../src/engine/protocol";

class FakeWorker implements WorkerLike {
    onmessage: WorkerLike["onmessage"] = null;
    onerror: WorkerLike["onerror"] = null;
    asked: Ask[] = [];
    ended = false;
    postMessage(message: Ask): void {
        this.asked.push(message);
    }
    terminate(): void {
        this.ended = true;
    }
    reply(reply: Reply): void {
        this.onmessage?.({ data: reply } as MessageEvent<Reply>);
    }
}

function setUp(): { client: EngineClient; workers: FakeWorker[] } {
    const workers: FakeWorker[] = [];
    const client = new EngineClient(() => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
    });
    return { client, workers };
}

describe("the client", () => {
    it("starts no worker before the first call and one for all calls", async () => {
        const { client, workers } = setUp();
        expect(workers).toHaveLength(0);
        const first = client.call("write", { puzzle: "a", format: "line" });
        const second = client.call("write", { puzzle: "b", format: "line" });
        expect(workers).toHaveLength(1);
        const [one, two] = workers[0]!.asked;
        workers[0]!.reply({ id: two!.id, kind: "answer", answer: { text: "B" } });
        workers[0]!.reply({ id: one!.id, kind: "answer", answer: { text: "A" } });
        expect(await first).toEqual({ text: "A" });
        expect(await second).toEqual({ text: "B" });
        expect(client.isBusy).toBe(false);
    });

    it("passes progress on and turns errors into exceptions with line and column", async () => {
        const { client, workers } = setUp();
        const heard: string[] = [];
        const call = client.call("generate", {}, { onProgress: (text) => heard.push(text) });
        const { id } = workers[0]!.asked[0]!;
        workers[0]!.reply({ id, kind: "progress", text: "10 tried" });
        workers[0]!.reply({ id, kind: "error", error: { code: "unreadable", message: "no", line: 2, column: 7 } });
        const error = await call.catch((reason: unknown) => reason);
        expect(heard).toEqual(["10 tried"]);
        expect(error).toBeInstanceOf(EngineError);
        expect(error).toMatchObject({ code: "unreadable", line: 2, column: 7 });
    });

    it("ends the worker of a cancelled call at once and sends what waits to a new one", async () => {
        const { client, workers } = setUp();
        const controller = new AbortController();
        const hopeless = client.call("solve", { puzzle: "a" }, { signal: controller.signal });
        const waiting = client.call("write", { puzzle: "b", format: "line" });
        controller.abort();
        await expect(hopeless).rejects.toBeInstanceOf(Cancelled);
        expect(workers[0]!.ended).toBe(true);
        expect(workers[1]!.asked.map(({ verb }) => verb)).toEqual(["write"]);
        workers[0]!.reply({ id: 2, kind: "answer", answer: { text: "late" } });
        workers[1]!.reply({ id: 2, kind: "answer", answer: { text: "B" } });
        expect(await waiting).toEqual({ text: "B" });
    });

    it("does nothing when a finished call is cancelled, and refuses a call that was cancelled before", async () => {
        const { client, workers } = setUp();
        const controller = new AbortController();
        const call = client.call("write", { puzzle: "a", format: "line" }, { signal: controller.signal });
        workers[0]!.reply({ id: 1, kind: "answer", answer: { text: "A" } });
        await call;
        controller.abort();
        expect(workers[0]!.ended).toBe(false);
        const late = client.call("write", { puzzle: "a", format: "line" }, { signal: controller.signal });
        await expect(late).rejects.toBeInstanceOf(Cancelled);
    });

    it("ends a worker whose engine is broken, and sends what waits to a new one", async () => {
        const { client, workers } = setUp();
        const call = client.call("solve", { puzzle: "a" });
        const waiting = client.call("write", { puzzle: "b", format: "line" });
        workers[0]!.reply({ id: 1, kind: "error", error: { code: "broken", message: "huisu.wasm: 503" } });
        await expect(call).rejects.toMatchObject({ code: "broken", message: "huisu.wasm: 503" });
        expect(workers[0]!.ended).toBe(true);
        workers[1]!.reply({ id: 2, kind: "answer", answer: { text: "B" } });
        expect(await waiting).toEqual({ text: "B" });
    });

    it("fails what waits when the worker breaks, and starts another for the next call", async () => {
        const { client, workers } = setUp();
        const call = client.call("solve", { puzzle: "a" });
        workers[0]!.onerror?.({ message: "out of memory" } as ErrorEvent);
        await expect(call).rejects.toMatchObject({ code: "broken", message: "out of memory" });
        void client.call("solve", { puzzle: "a" }).catch(() => undefined);
        expect(workers).toHaveLength(2);
    });
});
