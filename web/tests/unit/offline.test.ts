// The service worker, in a world of its own: what it does on installation and when it takes over.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

type Handler = (event: { waitUntil(done: Promise<unknown>): void }) => void;

interface Installed {
    fire(kind: string): Promise<void>;
    added: { path: string; cache?: string }[];
    called: string[];
    names: Set<string>;
}

/** The worker of a page of two files, with caches of three versions there already, one of them another page's. */
function installed(): Installed {
    const handlers = new Map<string, Handler>();
    const added: Installed["added"] = [];
    const called: string[] = [];
    const names = new Set(["huisu-1", "huisu-2", "other-1"]);
    const source = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8")
        .replace('"__VERSION__"', '"2"')
        .replace("/* __FILES__ */", '"index.html", "assets/app.js"');
    runInNewContext(source, {
        self: {
            addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
            skipWaiting: () => called.push("skipWaiting"),
            clients: { claim: () => called.push("claim") },
        },
        Request: class {
            cache?: string;
            constructor(
                readonly path: string,
                init: { cache?: string },
            ) {
                if (init.cache) this.cache = init.cache;
            }
        },
        caches: {
            open: () => Promise.resolve({ addAll: (requests: typeof added) => added.push(...requests) }),
            keys: () => Promise.resolve([...names]),
            delete: (name: string) => names.delete(name),
        },
    });
    const fire = (kind: string): Promise<void> =>
        new Promise<void>((resolve, reject) => {
            handlers.get(kind)!({ waitUntil: (done) => void done.then(() => resolve(), reject) });
        });
    return { fire, added, called, names };
}

test("a new version is taken whole, past the browser's cache, and waits for the pages of the old one", async () => {
    const worker = installed();
    await worker.fire("install");
    expect(worker.added.map(({ path, cache }) => `${path} ${cache}`)).toEqual([
        "./ reload",
        "./index.html reload",
        "./assets/app.js reload",
    ]);
    expect(worker.called).toEqual([]);
    expect(worker.names).toContain("huisu-1");
});

test("when it takes over, it drops what older versions have kept, and nothing else", async () => {
    const worker = installed();
    await worker.fire("activate");
    expect([...worker.names]).toEqual(["huisu-2", "other-1"]);
});
