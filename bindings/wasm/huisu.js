// @ts-check
// The JavaScript side: loads huisu.wasm, carries texts into its memory and answers out of it.
//
// The WebAssembly file holds no glue of Emscripten's; what it asks of the outside (a clock, random numbers) are the
// few functions of WASI in `imports`. A call that runs out of memory ends in a trap, after which an instance cannot be
// trusted any more: the next call makes a new one of the same compiled module.

/** @typedef {import("./huisu.js").HuisuOptions} HuisuOptions */
/** @typedef {{code: string, message: string, line?: number, column?: number}} Trouble */

/** What a call could not do, and why. */
export class HuisuError extends Error {
    /** @param {Trouble} trouble */
    constructor({ code, message, line, column }) {
        super(message);
        this.name = "HuisuError";
        this.code = code;
        this.line = line;
        this.column = column;
    }
}

/**
 * A request as JSON text.
 *
 * @param {object | undefined} request
 */
function textOf(request) {
    try {
        return JSON.stringify(request ?? {}, (_name, value) => (typeof value === "bigint" ? String(value) : value));
    } catch (error) {
        throw new HuisuError({ code: "bad_json", message: String(/** @type {Error} */ (error).message ?? error) });
    }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const kStatusFine = 200;
const kChunk = 1 << 20; // bytes of lines that are solved at a time
const kNewline = 10;

/**
 * One instance of the module.
 */
class Instance {
    /** @type {((nodes: number, solutions: number) => void) | undefined} */
    progress;

    /** @param {WebAssembly.Module} module */
    constructor(module) {
        const instance = new WebAssembly.Instance(module, this.#imports());
        /** @type {any} */
        this.exports = instance.exports;
        this.exports._initialize?.();
    }

    /** @param {Uint8Array} bytes */
    put(bytes) {
        const at = this.exports.huisu_in(bytes.length);
        new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    }

    /** The answer, until the next call. */
    out() {
        return new Uint8Array(this.exports.memory.buffer, this.exports.huisu_out(), this.exports.huisu_out_bytes());
    }

    /** A copy of the events. */
    events() {
        const count = this.exports.huisu_event_count();
        return new Uint16Array(this.exports.memory.buffer, this.exports.huisu_events(), count).slice();
    }

    /** What the module asks of the outside: huisu's own, and a few functions of the C library in the words of WASI. */
    #imports() {
        const view = () => new DataView(this.exports.memory.buffer);
        const kFine = 0;
        return {
            huisu: {
                progress: (/** @type {number} */ nodes, /** @type {number} */ solutions) =>
                    this.progress?.(nodes, solutions),
            },
            env: {
                emscripten_notify_memory_growth() {},
                getentropy: (/** @type {number} */ at, /** @type {number} */ bytes) => {
                    fillRandomly(new Uint8Array(this.exports.memory.buffer, at, bytes));
                    return kFine;
                },
            },
            wasi_snapshot_preview1: {
                clock_time_get: (
                    /** @type {number} */ _clock,
                    /** @type {bigint} */ _precision,
                    /** @type {number} */ at,
                ) => {
                    view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
                    return kFine;
                },
                environ_sizes_get: (/** @type {number} */ count, /** @type {number} */ bytes) => {
                    view().setUint32(count, 0, true);
                    view().setUint32(bytes, 0, true);
                    return kFine;
                },
                environ_get: () => kFine,
                proc_exit: () => {
                    throw new WebAssembly.RuntimeError("ended");
                },
            },
        };
    }
}

/** @param {Uint8Array} bytes */
function fillRandomly(bytes) {
    const { crypto } = /** @type {any} */ (globalThis); // Node 18 has none
    if (crypto) crypto.getRandomValues(bytes);
    else for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(Math.random() * 256);
}

/** What a progress function has thrown, on its way through the engine. */
class ThrownByCaller extends Error {
    /** @param {unknown} cause */
    constructor(cause) {
        super("thrown by a progress function");
        this.cause = cause;
    }
}

class Engine {
    /** @type {WebAssembly.Module} */
    #module;
    /** @type {Instance | undefined} */
    #instance;
    #isBusy = false;

    /** @param {WebAssembly.Module} module */
    constructor(module) {
        this.#module = module;
    }

    /**
     * Works with an instance; with a new one the next time when something goes wrong inside. A call that the caller makes
     * from a progress function has an instance of its own.
     * @template T
     * @param {(instance: Instance) => T} work
     * @returns {T}
     */
    #with(work) {
        const isNested = this.#isBusy;
        this.#isBusy = true;
        try {
            if (isNested) return work(new Instance(this.#module));
            return work((this.#instance ??= new Instance(this.#module)));
        } catch (error) {
            if (error instanceof HuisuError) throw error;
            if (!isNested) this.#instance = undefined;
            if (error instanceof ThrownByCaller) throw error.cause;
            if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
            throw new HuisuError({ code: "no_memory", message: "the call needs more memory than there is" });
        } finally {
            this.#isBusy = isNested;
        }
    }

    /**
     * @param {Instance} instance
     * @param {string} verb
     * @param {object} request
     * @param {((text: string) => void) | undefined} progress
     */
    #answer(instance, verb, request, progress) {
        const text = textOf(request);
        instance.put(encoder.encode(verb + text));
        const zh = /** @type {{lang?: string}} */ (request)?.lang === "zh";
        instance.progress =
            progress &&
            ((nodes, solutions) => {
                try {
                    progress(zh ? `已试 ${nodes} 次，得 ${solutions} 题` : `${nodes} tries, ${solutions} made`);
                } catch (error) {
                    throw new ThrownByCaller(error);
                }
            });
        const status = instance.exports.huisu_call(verb.length);
        const answer = JSON.parse(decoder.decode(instance.out()));
        if (status !== kStatusFine) throw new HuisuError(answer.error);
        return answer;
    }

    /**
     * @param {string} verb
     * @param {object} request
     * @param {(text: string) => void} [progress]
     */
    call(verb, request, progress) {
        return this.#with((instance) => this.#answer(instance, verb, request, progress));
    }

    /**
     * @param {string} verb
     * @param {object} request
     */
    callWithEvents(verb, request) {
        return this.#with((instance) => {
            const answer = this.#answer(instance, verb, request, undefined);
            answer.events = instance.events();
            return answer;
        });
    }

    /**
     * @param {string | Uint8Array} lines
     * @param {Uint8Array | undefined} memory
     */
    solveMany(lines, memory) {
        const bytes = typeof lines === "string" ? encoder.encode(lines) : lines;
        return this.#with((instance) => {
            const room = bytes.length + (bytes.at(-1) === kNewline ? 0 : 1);
            const answers = new Gathered(memory ?? new Uint8Array(room));
            for (let begin = 0; begin < bytes.length;) {
                const end = endOfLines(bytes, begin);
                instance.put(bytes.subarray(begin, end));
                instance.exports.huisu_solve_lines();
                answers.add(instance.out());
                begin = end;
            }
            return answers.all();
        });
    }

    version() {
        return this.#with((instance) => {
            instance.exports.huisu_version();
            return decoder.decode(instance.out());
        });
    }
}

/**
 * Where a chunk of whole lines ends.
 * @param {Uint8Array} bytes
 * @param {number} begin
 */
function endOfLines(bytes, begin) {
    if (bytes.length - begin <= kChunk) return bytes.length;
    const last = bytes.lastIndexOf(kNewline, begin + kChunk - 1);
    if (last >= begin) return last + 1;
    const next = bytes.indexOf(kNewline, begin + kChunk);
    return next < 0 ? bytes.length : next + 1;
}

/** Bytes that come piece by piece, in the memory given as long as they fit. */
class Gathered {
    /** @type {Uint8Array} */
    #bytes;
    #size = 0;

    /** @param {Uint8Array} memory */
    constructor(memory) {
        this.#bytes = memory;
    }

    /** @param {Uint8Array} piece */
    add(piece) {
        if (this.#size + piece.length > this.#bytes.length) this.#grow(this.#size + piece.length);
        this.#bytes.set(piece, this.#size);
        this.#size += piece.length;
    }

    all() {
        return this.#bytes.subarray(0, this.#size);
    }

    /** @param {number} least */
    #grow(least) {
        const bytes = new Uint8Array(Math.max(least, 2 * this.#bytes.length));
        bytes.set(this.#bytes.subarray(0, this.#size));
        this.#bytes = bytes;
    }
}

/** @param {URL} url */
async function readInNode(url) {
    const files = "node:fs/promises"; // a name that bundlers for the browser do not follow
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
    return WebAssembly.compile(await readFile(url));
}

/** @param {string | URL} url */
async function fetchModule(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    const type = response.headers.get("Content-Type") ?? "";
    if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {HuisuOptions["wasm"]} wasm */
async function moduleOf(wasm) {
    if (wasm instanceof WebAssembly.Module) return wasm;
    if (wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm)) return WebAssembly.compile(wasm);
    /** @type {any} */
    const node = /** @type {any} */ (globalThis).process;
    if (!node?.versions?.node) return fetchModule(wasm ?? new URL("./huisu.wasm", import.meta.url));
    const workingFolder = `file://${node.cwd().replaceAll("\\", "/")}/`;
    const url = new URL(wasm ?? "./huisu.wasm", wasm === undefined ? import.meta.url : workingFolder);
    return url.protocol === "file:" ? readInNode(url) : fetchModule(url);
}

/**
 * @param {HuisuOptions} [options]
 * @returns {Promise<import("./huisu.js").Huisu>}
 */
export async function createHuisu(options = {}) {
    const engine = new Engine(await moduleOf(options.wasm));
    return {
        read: (request) => engine.call("read", request),
        write: (request) => engine.call("write", request),
        solve: (request) => engine.call("solve", request),
        count: (request) => engine.call("count", request),
        check: (request) => engine.call("check", request),
        explain: (request) => engine.call("explain", request),
        hint: (request) => engine.call("hint", request),
        rate: (request) => engine.call("rate", request),
        generate: (request, progress) => engine.call("generate", request, progress),
        canonical: (request) => engine.call("canonical", request),
        trace: (request) => engine.callWithEvents("trace", request),
        race: (request) => engine.call("race", request),
        permute: (request) => engine.callWithEvents("permute", request),
        subsetSum: (request) => engine.callWithEvents("subsetSum", request),
        solveMany: (lines, memory) => engine.solveMany(lines, memory),
        version: () => engine.version(),
    };
}
