// The worker that holds the engine. It loads the WebAssembly file once and then answers calls in their order. Logs of
// backtracking get their index here, so that the page only has to draw.
import { createHuisu } from "huisu-wasm/huisu.js";
import wasmUrl from "huisu-wasm/huisu.wasm?url";
import { indexOf, type LogIndex } from "../replay/index";
import type { LogKind } from "../replay/log";
import type { GenerateRequest, Huisu, PermuteRequest, SubsetSumRequest, TraceRequest } from "./api";
import type { Ask, KeepRequest, KeptAnswer, Reply } from "./protocol";

const engine: Promise<Huisu> = createHuisu({ wasm: new URL(wasmUrl, self.location.href) });

function send(reply: Reply, transfer: Transferable[] = []): void {
    self.postMessage(reply, { transfer });
}

self.onmessage = async ({ data }: MessageEvent<Ask>): Promise<void> => {
    const { id } = data;
    try {
        const { answer, transfer } = run(await engine, data);
        send({ id, kind: "answer", answer }, transfer);
    } catch (reason) {
        const { code, message, line, column } = reason as Record<string, unknown>;
        const error = {
            code: typeof code === "string" ? code : "broken",
            message: typeof message === "string" ? message : String(reason),
            ...(typeof line === "number" ? { line } : {}),
            ...(typeof column === "number" ? { column } : {}),
        };
        send({ id, kind: "error", error });
    }
};

function run(huisu: Huisu, { id, verb, request }: Ask): { answer: unknown; transfer: Transferable[] } {
    switch (verb) {
        case "trace": {
            const asked = request as TraceRequest;
            const answer = huisu.trace(asked);
            const size = typeof asked.puzzle === "string" ? 9 : (asked.puzzle.shape?.size ?? 9);
            return withIndex("sudoku", size, answer);
        }
        case "permute": {
            const asked = request as PermuteRequest;
            return withIndex("permute", [...asked.word].length, huisu.permute(asked));
        }
        case "subsetSum": {
            const asked = request as SubsetSumRequest;
            return withIndex("subset", asked.numbers.length, huisu.subsetSum(asked));
        }
        case "read":
            return { answer: readSome(huisu, request as KeepRequest), transfer: [] };
        case "generate": {
            const progress = (text: string): void => send({ id, kind: "progress", text });
            return { answer: huisu.generate(request as GenerateRequest, progress), transfer: [] };
        }
        default:
            return { answer: (huisu[verb] as (asked: unknown) => unknown)(request), transfer: [] };
    }
}

/** A text may hold thousands of puzzles; the page's own thread gets those that it shows. */
function readSome(huisu: Huisu, { keep, ...request }: KeepRequest): KeptAnswer {
    const { puzzles, errors, complete } = huisu.read(request);
    return {
        puzzles: puzzles.slice(0, keep),
        errors: errors.slice(0, keep),
        found: puzzles.length,
        mistakes: errors.length,
        complete,
    };
}

function withIndex<A extends { events: Uint16Array }>(
    kind: LogKind,
    size: number,
    answer: A,
): { answer: A & { index: LogIndex }; transfer: Transferable[] } {
    const events = answer.events.slice(); // out of WebAssembly's memory, if it is a view of that
    const index = indexOf({ kind, size, events });
    const { checkpoints, columns } = index;
    const { tries, depth, stacks, offsets } = checkpoints;
    const arrays = [events, tries, depth, stacks, offsets, columns.event, columns.top, columns.bottom, columns.parent];
    const transfer = arrays.map((array) => array.buffer as ArrayBuffer);
    return { answer: { ...answer, events, index }, transfer };
}
