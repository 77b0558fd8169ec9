// The engine as the page calls it: two workers, so that a small question (a hint, a check) is answered while a long
// search runs in the other. What runs long shows up in `working`, with progress and a way to cancel.
import { signal } from "@preact/signals";
import { EngineClient, type WorkerLike } from "./client";
import { t } from "../i18n/language";
import { Cancelled, EngineError, type AnswerOf, type RequestOf, type Verb } from "./protocol";

function startWorker(): WorkerLike {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

const quick = new EngineClient(startWorker);
const long = new EngineClient(startWorker);

export interface Work {
    verb: Verb;
    progress: string;
    cancel: () => void;
}

/** The long call that runs now; null when there is none. */
export const working = signal<Work | null>(null);

/** What a broken engine says is for those who mend it; a sentence of the page goes before it. */
function explained(error: unknown): never {
    if (!(error instanceof EngineError) || error.code !== "broken") throw error;
    throw new EngineError("broken", t("engine.broken", { message: error.message }));
}

/** A call that is answered in a moment. */
export function ask<V extends Verb>(verb: V, request: RequestOf<V>): Promise<AnswerOf<V>> {
    return quick.call(verb, request).catch(explained);
}

/** A call that may last: a new one cancels the one before, as `abort` does. Rejects with Cancelled when it was cancelled. */
export async function work<V extends Verb>(verb: V, request: RequestOf<V>, abort?: AbortSignal): Promise<AnswerOf<V>> {
    if (abort?.aborted) throw new Cancelled();
    working.value?.cancel();
    const controller = new AbortController();
    abort?.addEventListener("abort", () => controller.abort(), { signal: controller.signal });
    const mine: Work = { verb, progress: "", cancel: () => controller.abort() };
    working.value = mine;
    const isMine = (): boolean => working.value?.cancel === mine.cancel;
    try {
        return await long.call(verb, request, {
            signal: controller.signal,
            onProgress: (progress) => {
                if (isMine()) working.value = { ...mine, progress };
            },
        });
    } catch (error) {
        return explained(error);
    } finally {
        if (isMine()) working.value = null;
    }
}
