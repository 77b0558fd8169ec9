// What the page and the worker of the engine say to each other. Every call has a number; the worker works them off one
// after the other and answers each with an answer or an error, with progress in between.
import type { Huisu, PermuteAnswer, ReadAnswer, ReadRequest, SubsetSumAnswer, TraceAnswer } from "./api";
import type { LogIndex } from "../replay/index";

type Verbs = Omit<Huisu, "solveMany" | "version">;
export type Verb = keyof Verbs;
export type RequestOf<V extends Verb> = V extends "read" ? KeepRequest : Parameters<Verbs[V]>[0];

/** Of what was read the page gets the first `keep` puzzles and errors, and how many of each there are. */
export type KeepRequest = ReadRequest & { keep: number };
export type KeptAnswer = ReadAnswer & { found: number; mistakes: number };

/** Answers with a log come with its index: it is made in the worker, too. */
export type Indexed<A> = A & { index: LogIndex };
export type AnswerOf<V extends Verb> = V extends "trace"
    ? Indexed<TraceAnswer>
    : V extends "permute"
      ? Indexed<PermuteAnswer>
      : V extends "subsetSum"
        ? Indexed<SubsetSumAnswer>
        : V extends "read"
          ? KeptAnswer
          : ReturnType<Verbs[V]>;

export interface Ask {
    id: number;
    verb: Verb;
    request: unknown;
}

export type Reply =
    | { id: number; kind: "answer"; answer: unknown }
    | { id: number; kind: "progress"; text: string }
    | { id: number; kind: "error"; error: { code: string; message: string; line?: number; column?: number } };

/** A call that the engine refused: `message` is a sentence in the language that was asked for. */
export class EngineError extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly line?: number,
        readonly column?: number,
    ) {
        super(message);
        this.name = "EngineError";
    }
}

export class Cancelled extends Error {
    constructor() {
        super("cancelled");
        this.name = "Cancelled";
    }
}
