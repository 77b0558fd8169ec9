// Types of huisu. Cells are numbered from 0 in reading order (row * size + column); digits are numbers from 1.
// docs/serving.md of the source explains the requests and answers that this package shares with `huisu serve`.

/** Of sentences and messages. */
export type Language = "en" | "zh";

/** A puzzle as text in any layout that huisu reads, exactly one; or as a state. */
export type PuzzleInput = string | PuzzleState;

/** The boxes of a grid: so many rows and columns of cells each. The size of the grid is their product, 4 to 64. */
export interface Shape {
    rows: number;
    cols: number;
    size: number;
}

export interface PuzzleState {
    /** Default: 9x9 with boxes of 3x3. */
    shape?: Shape;
    /** size * size digits, 0 for an open cell. */
    givens: number[];
    /** The digits that the player has put, 0 for none. */
    placed?: number[];
    /** For each open cell the digits that are left. Without it: all. */
    candidates?: number[][];
}

export interface CommonOptions {
    /** Default: "en". */
    lang?: Language;
    /** Seconds after which a call ends with what it knows ("unknown", "stopped", not complete). Default: no end. */
    time?: number;
}

/**
 * "invalid": a digit stands twice in a house. "unknown": the time was over before it was proved.
 */
export type Verdict = "unique" | "none" | "many" | "invalid" | "unknown";

/** A digit that stands twice in a house. */
export interface RuleBreak {
    kind: "row" | "column" | "box";
    /** Of the house, from 1. */
    number: number;
    cells: number[];
    digit: number;
    message: string;
}

export interface WithVerdict {
    verdict: Verdict;
    rule_break?: RuleBreak;
}

export interface Move {
    cell: number;
    digit: number;
}

/** What a call could not do. */
export class HuisuError extends Error {
    /**
     * "bad_json" (what was passed cannot be written as JSON text), "bad_request" (a member of the request is missing or wrong), "unreadable" (the text is no puzzle), "too_large",
     * "too_many", "no_memory".
     */
    readonly code: string;
    /** Of the text that cannot be read, from 1. */
    readonly line?: number;
    readonly column?: number;
}

export interface ReadRequest extends CommonOptions {
    text: string;
    /** "line", "grid", "csv", "sdk" and others; default: what the text looks like. */
    format?: string;
    /** "2x3": the boxes, where a text does not say. */
    box?: string;
    /** At most so many puzzles and errors. */
    limit?: number;
}
export interface ReadAnswer {
    puzzles: {
        state: PuzzleState & { shape: Shape };
        /** The puzzle in one line. */
        line: string;
        format: string;
        name?: string;
    }[];
    errors: { line: number; column: number; message: string }[];
    /** False: the limit left some of the text unread. */
    complete: boolean;
}

export interface WriteRequest extends CommonOptions {
    puzzle: PuzzleInput;
    /** "line", "grid", "boxed", "csv", "json", "sdk" and others. */
    format: string;
    /** Of "boxed". */
    style?: "plain" | "qqwing" | "simple-sudoku" | "sadman" | "hodoku" | "unicode";
    /** One of .0*_-?xX */
    blank?: string;
}
export interface WriteAnswer {
    text: string;
}

export interface SolveRequest extends CommonOptions {
    puzzle: PuzzleInput;
}
export interface SolveAnswer extends WithVerdict {
    /** The only solution, or one of many. */
    solution?: number[];
    /** Of many: another one. */
    other?: number[];
    /** Of many: the cells in which the two differ. */
    differs?: number[];
    /** Positions that the search looked at. */
    nodes?: number;
}

export interface CountRequest extends CommonOptions {
    puzzle: PuzzleInput;
    /** Count no further. */
    limit?: number;
}
export interface CountAnswer {
    verdict: Verdict;
    /** Decimal: there may be more solutions than a number holds. */
    count: string;
    /** False: there are at least so many. */
    exact: boolean;
    /** Of a lower bound only. */
    reason?: "limit" | "time";
    rule_break?: RuleBreak;
}

export interface CheckRequest extends CommonOptions {
    puzzle: PuzzleInput;
    /** Look for givens that can go, too. */
    minimal?: boolean;
}
export interface CheckAnswer extends WithVerdict {
    givens: number;
    solution?: number[];
    other?: number[];
    differs?: number[];
    /** With `minimal`: no given can go. */
    minimal?: boolean;
    /** With `minimal`: the givens that can go, each by itself. */
    redundant?: number[];
    /** Placed digits that the only solution does not have, in reading order. */
    wrong?: number[];
    /** All of them, of placed digits too; the verdict is about the givens. */
    rule_breaks: RuleBreak[];
}

export interface House {
    kind: "row" | "column" | "box";
    /** From 1. */
    number: number;
}
export interface ChainNode {
    cell: number;
    digit: number;
    true: boolean;
    reason: string;
    parents: number[];
    nested?: number;
}
/** One step of a person who solves: what it does, what it was seen by, and how it is told. */
export interface Step {
    technique: string;
    type?: number;
    /** The name of the technique in the language asked for. */
    title: string;
    difficulty: number;
    placement: Move | null;
    eliminations: Move[];
    houses: House[];
    covers?: House[];
    cells: number[];
    extras?: number[];
    digits: number[];
    extra_digits?: number[];
    chains?: { nodes: ChainNode[] }[];
    nested?: NestedStep[];
    needs_uniqueness: boolean;
    dynamic?: boolean;
    level?: number;
    complexity?: number;
    /** The step in sentences. */
    text: string;
    /** As a hint: where to look, which technique, the full reason. */
    stages: [string, string, string];
}
/** A step inside a chain. */
export interface NestedStep extends Omit<Step, "title" | "text" | "stages" | "nested"> {
    nested?: NestedStep[];
}
export interface StepRequest extends CommonOptions {
    puzzle: PuzzleInput;
    /** "human": what is easiest to see first. "se": as Sudoku Explainer takes them. */
    order?: "human" | "se";
    /** Go on where there is no solution or several. */
    force?: boolean;
    /** Long chains link by link. */
    full?: boolean;
}
export interface ExplainRequest extends StepRequest {
    max_steps?: number;
}
export interface ExplainAnswer extends WithVerdict {
    end: "solved" | "not_proper" | "stuck" | "stopped" | "bad_shape";
    steps: Step[];
    /** The puzzle after the last step. */
    last: PuzzleState;
    /** Why it ends, unless it is solved. */
    message?: string;
}
export interface HintRequest extends StepRequest {
    /** The cell that was filled last: steps near it come first. */
    last?: number;
}
export interface HintAnswer extends WithVerdict {
    end: "step" | "mistake" | "complete" | "not_proper" | "stuck" | "stopped" | "bad_shape";
    step?: Step;
    wrong_digits?: Move[];
    lost_candidates?: Move[];
    message?: string;
}

export interface RateRequest extends CommonOptions {
    puzzle: PuzzleInput;
    force?: boolean;
}
/** ER, EP and ED as Sudoku Explainer 1.2.1 gives them. */
export interface RateAnswer extends WithVerdict {
    end: "rated" | "not_proper" | "above" | "stopped" | "bad_shape";
    er?: number;
    ep?: number;
    ed?: number;
    steps?: number;
    message?: string;
}

export interface GenerateRequest extends CommonOptions {
    /** Default: 1. */
    count?: number;
    /** The same seed gives the same puzzles, here and in the command. Default: a fresh one. */
    seed?: number | bigint | string;
    /** Boxes, as in "2x3". Default: "3x3". */
    shape?: string;
    /** "easy", "medium", "hard", "expert" and others: docs/generating.md. */
    level?: string;
    symmetry?: string;
    /** Number of givens, as in "24" or "24-28". */
    clues?: string;
    /** As in "4.0-5.0". */
    er?: string;
    /** A technique that the puzzle needs. */
    require?: string;
    /** Where givens stand. */
    pattern?: string;
    /** Complete grids. */
    full?: boolean;
    /** Rate them, too. */
    rated?: boolean;
}
export interface GenerateAnswer {
    puzzles: {
        /** In one line. */
        puzzle: string;
        state: PuzzleState & { shape: Shape };
        solution: number[];
        er?: number;
        ep?: number;
        ed?: number;
    }[];
    /** The seed given, or the one drawn. */
    seed: string;
    /** Whether all were found that were asked for. */
    reached: boolean;
    /** What could not be reached. */
    message?: string;
}

export interface CanonicalRequest extends CommonOptions {
    puzzle: PuzzleInput;
}
export interface CanonicalAnswer {
    /** The least of all puzzles that are the same but for names and places, in one line. */
    form: string;
    automorphisms: number;
    /** What takes the puzzle there; all numbers from 1. */
    transform: { transposed: boolean; rows: number[]; columns: number[]; digits: number[] };
}

export interface TraceRequest extends CommonOptions {
    /** At most 31x31. */
    puzzle: PuzzleInput;
    /** The next open cell: in reading order (default), or the one into which the fewest digits fit. */
    order?: "reading" | "fewest";
    /** Keep at most so many events; the search goes on. Default: 4,000,000. */
    events?: number;
    /** Stop at the n-th solution. Default: 1. */
    solutions?: number;
}
export interface TraceAnswer {
    /**
     * 0: solved. 1: everything was tried, and there was no solution. Otherwise, with n = event - 2: undo when n is odd,
     * else try; the digit is (n >> 1) % size + 1 and the cell floor((n >> 1) / size).
     */
    events: Uint16Array;
    kept: number;
    /** Everything was tried, or the n-th solution reached. */
    complete: boolean;
    solutions: number;
    tries: number;
    undos: number;
    solution?: number[];
    /** Then nothing was tried. */
    rule_break?: RuleBreak;
}

export interface RaceRequest extends CommonOptions {
    puzzle: PuzzleInput;
    /** Backtracking in reading order or with the fewest candidates first; propagation; the engine made for 9x9. */
    way: "reading" | "fewest" | "propagation" | "fast";
}
/** What it took to find out whether there is exactly one solution. */
export interface RaceAnswer extends WithVerdict {
    /** Digits tried; of "propagation" and "fast": positions looked at. */
    tries: number;
    undos: number;
    seconds: number;
    /** False: the time was over. */
    complete: boolean;
}

export interface PermuteRequest extends CommonOptions {
    /** At most 64 characters. */
    word: string;
    /** Leave out what repeated characters would give again. */
    distinct?: boolean;
    /** Stop at the n-th. Default: 100,000. */
    limit?: number;
}
export interface PermuteAnswer {
    words: string[];
    /**
     * 0: found, the next of the words. Otherwise, with n = event - 1: undo when n is odd, else swap; the positions (from
     * 0) are n >> 7 and (n >> 1) & 63. At most 4,000,000 are kept.
     */
    events: Uint16Array;
    /** False: the limit or the time ended it. */
    complete: boolean;
}

export interface SubsetSumRequest extends CommonOptions {
    /** Whole numbers, at most 16,000. */
    numbers: number[];
    target: number;
    /** Stop at the n-th. Default: 100,000. */
    limit?: number;
}
export interface SubsetSumAnswer {
    /** Each as indices into the numbers, ascending. */
    subsets: number[][];
    /**
     * 0: found, the next of the subsets. Otherwise, with n = event - 1: take (n % 4 is 0), leave (1) or undo (2) of the
     * number at n >> 2. At most 4,000,000 are kept.
     */
    events: Uint16Array;
    /** False: the limit or the time ended it. */
    complete: boolean;
    /** Decisions to take or leave a number. */
    tries: number;
}

/**
 * Every function works until it is done, in the thread that calls it: call them in a worker where that may take long,
 * and end the worker to cancel. All throw a HuisuError when they cannot do what is asked.
 */
export interface Huisu {
    read(request: ReadRequest): ReadAnswer;
    write(request: WriteRequest): WriteAnswer;
    solve(request: SolveRequest): SolveAnswer;
    count(request: CountRequest): CountAnswer;
    check(request: CheckRequest): CheckAnswer;
    explain(request: ExplainRequest): ExplainAnswer;
    hint(request: HintRequest): HintAnswer;
    rate(request: RateRequest): RateAnswer;
    /** `progress` is called now and then with a sentence. */
    generate(request: GenerateRequest, progress?: (text: string) => void): GenerateAnswer;
    canonical(request: CanonicalRequest): CanonicalAnswer;
    trace(request: TraceRequest): TraceAnswer;
    race(request: RaceRequest): RaceAnswer;
    permute(request: PermuteRequest): PermuteAnswer;
    subsetSum(request: SubsetSumRequest): SubsetSumAnswer;
    /**
     * Solves many 9x9 puzzles, one a line of 81 characters. For each line the answer has one: the solution, or "none",
     * "many", "invalid" (no puzzle, or a digit twice in a house) or "unknown" (not enough memory to search).
     *
     * The answers are in new memory of their own, or, as far as they fit, in the `memory` given, which must not be that of
     * the lines: who solves file after file spares the system the work of clearing new memory each time.
     */
    solveMany(lines: string | Uint8Array, memory?: Uint8Array): Uint8Array;
    version(): string;
}

export interface HuisuOptions {
    /** huisu.wasm: where it is, its bytes, or the compiled module. Default: beside huisu.js. */
    wasm?: string | URL | BufferSource | WebAssembly.Module;
}

/** Loads huisu.wasm. */
export function createHuisu(options?: HuisuOptions): Promise<Huisu>;
