// The page's end of the wire to a worker of the engine. Calls are promises; a call that is cancelled ends its worker at
// once, for a search in WebAssembly hears nothing while it runs, and the calls behind it go to a new one.
import { Cancelled, EngineError, type AnswerOf, type Ask, type Reply, type RequestOf, type Verb } from "./protocol";

export interface WorkerLike {
    postMessage(message: Ask): void;
    terminate(): void;
    onmessage: ((event: MessageEvent<Reply>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
}

export interface CallOptions {
    signal?: AbortSignal;
    onProgress?: (text: string) => void;
}

interface Pending {
    ask: Ask;
    resolve: (answer: unknown) => void;
    reject: (error: Error) => void;
    onProgress: ((text: string) => void) | undefined;
}

export class EngineClient {
    private worker: WorkerLike | null = null;
    private readonly pending = new Map<number, Pending>(); // in the order of the calls
    private lastId = 0;

    constructor(private readonly startWorker: () => WorkerLike) {}

    call<V extends Verb>(verb: V, request: RequestOf<V>, options: CallOptions = {}): Promise<AnswerOf<V>> {
        const { signal, onProgress } = options;
        if (signal?.aborted) return Promise.reject(new Cancelled());
        const ask: Ask = { id: ++this.lastId, verb, request };
        return new Promise<AnswerOf<V>>((resolve, reject) => {
            const cancel = (): void => this.cancel(ask.id);
            const settle = <T>(end: (value: T) => void) => {
                return (value: T): void => {
                    signal?.removeEventListener("abort", cancel);
                    end(value);
                };
            };
            this.pending.set(ask.id, {
                ask,
                resolve: settle((answer: unknown) => resolve(answer as AnswerOf<V>)),
                reject: settle(reject),
                onProgress,
            });
            signal?.addEventListener("abort", cancel);
            this.connect().postMessage(ask);
        });
    }

    get isBusy(): boolean {
        return this.pending.size > 0;
    }

    private cancel(id: number): void {
        const call = this.pending.get(id);
        if (!call) return;
        this.pending.delete(id);
        this.renew();
        call.reject(new Cancelled());
    }

    /** Ends the worker; what still waits goes to a new one. */
    private renew(): void {
        this.worker?.terminate();
        this.worker = null;
        for (const { ask } of this.pending.values()) this.connect().postMessage(ask);
    }

    private connect(): WorkerLike {
        if (this.worker) return this.worker;
        const worker = this.startWorker();
        worker.onmessage = ({ data }) => {
            if (worker === this.worker) this.receive(data);
        };
        worker.onerror = (event) => {
            if (worker === this.worker) this.fail(event.message || "the engine could not be started");
        };
        this.worker = worker;
        return worker;
    }

    private receive(reply: Reply): void {
        const call = this.pending.get(reply.id);
        if (!call) return;
        if (reply.kind === "progress") {
            call.onProgress?.(reply.text);
            return;
        }
        this.pending.delete(reply.id);
        if (reply.kind === "answer") {
            call.resolve(reply.answer);
            return;
        }
        // Its engine could not be loaded, or cannot be trusted any more.
        if (reply.error.code === "broken") this.renew();
        call.reject(new EngineError(reply.error.code, reply.error.message, reply.error.line, reply.error.column));
    }

    /** The worker itself broke: everything that waits fails, and the next call starts a new one. */
    private fail(message: string): void {
        const calls = [...this.pending.values()];
        this.pending.clear();
        this.worker?.terminate();
        this.worker = null;
        for (const call of calls) call.reject(new EngineError("broken", message));
    }
}
