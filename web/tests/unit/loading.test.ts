// Loading logs: the log that is shown is about what was asked for last.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Cancelled } from "../../src/engine/protocol";
import type { Session } from "../../src/watch/session";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { Loader } = await import("../../src/watch/loading");

const sessionNamed = (name: string): Session => ({ name, end: () => undefined }) as unknown as Session;
const first = sessionNamed("first");
const second = sessionNamed("second");
const cancelled = (): Promise<Session> => Promise.reject(new Cancelled());

let loader: InstanceType<typeof Loader>;

beforeEach(async () => {
    loader = new Loader();
    await loader.loadMissing(() => Promise.resolve(first), "a");
});

describe("a loader", () => {
    it("keeps the log of the same board and loads again for another one", async () => {
        await loader.loadMissing(() => Promise.resolve(second), "a");
        expect(loader.state.peek().session).toBe(first);
        const loading = loader.loadMissing(() => Promise.resolve(second), "b");
        expect(loader.state.peek()).toMatchObject({ session: null, loading: true });
        await loading;
        expect(loader.state.peek()).toMatchObject({ about: "b", session: second, loading: false });
    });

    it("loads for another board even while it loads, and forgets what comes late", async () => {
        let late: (session: Session) => void = () => undefined;
        const waiting = loader.loadMissing(() => new Promise<Session>((resolve) => (late = resolve)), "b");
        await loader.loadMissing(() => Promise.resolve(second), "c");
        late(first);
        await waiting;
        expect(loader.state.peek()).toMatchObject({ about: "c", session: second });
    });

    it("says that it was cancelled, shows no older log, and can try again", async () => {
        await loader.load(cancelled, "b");
        expect(loader.state.peek()).toMatchObject({ session: null, cancelled: true, loading: false });
        await loader.load(() => Promise.resolve(second), "b");
        expect(loader.state.peek()).toMatchObject({ session: second, cancelled: false });
    });

    it("keeps the log in sight while one about the same comes", async () => {
        const loading = loader.load(() => Promise.resolve(second), "a");
        expect(loader.state.peek()).toMatchObject({ session: first, loading: true });
        await loading;
        expect(loader.state.peek().session).toBe(second);
    });
});
