// The JSON contract that the page, the WebAssembly package and the server speak: verbs, requests, answers. Types only.

export type Language = "en" | "zh";

/** A puzzle as text (anything the reader takes, exactly one record), or as a state. */
export type PuzzleInput = string | PuzzleState;

export interface Shape {
    rows: number;
    cols: number;
    size: number;
} // of a BOX: rows x cols; size = rows*cols

export interface PuzzleState {
    shape?: Shape; // default 9x9
    givens: number[]; // size*size, 0 = open
    placed?: number[]; // size*size, 0 = none: digits the player has put
    candidates?: number[][]; // size*size lists of the candidates that are left in open cells; absent: all that the digits allow
}

export interface CommonOptions {
    lang?: Language; // of sentences and messages; default en
    time?: number; // seconds of budget; default 10 in the server, none in WebAssembly
}

/** Every failed call: HTTP 400 (or 413/429), in JavaScript a thrown HuisuError with the same fields. */
export interface ApiError {
    error: { code: string; message: string; line?: number; column?: number };
}
// codes: "bad_json" (line and column of the request) "bad_request" "unreadable" (line and column of the puzzle's text)
// "too_large" (413) "too_many" (429) "unknown_verb" (404) "no_memory" (500); of the server alone: "bad_host" (403)
// "not_found" (404) "bad_method" (405) "bad_type" (415) "timeout" (408). `lang` of a request that cannot be read: the caller's.

export type Verdict = "unique" | "none" | "many" | "invalid" | "unknown";
export interface RuleBreak {
    kind: "row" | "column" | "box";
    number: number /* from 1 */;
    cells: number[];
    digit: number;
    message: string;
}
interface WithVerdict {
    verdict: Verdict;
    rule_break?: RuleBreak;
}

export interface Move {
    cell: number;
    digit: number;
}

// read: what the reader makes of a text
export interface ReadRequest extends CommonOptions {
    text: string;
    format?: string;
    box?: string /* "3x3" */;
    limit?: number;
}
export interface ReadAnswer {
    puzzles: {
        state: PuzzleState & { shape: Shape };
        line: string /* one-line form */;
        format: string;
        name?: string;
    }[];
    errors: { line: number; column: number; message: string }[];
    complete: boolean; // false: the limit (which counts puzzles and errors) left some of the text unread
}
// write: a state in the layout of a writer
export interface WriteRequest extends CommonOptions {
    puzzle: PuzzleInput;
    format: string;
    style?: "plain" | "qqwing" | "simple-sudoku" | "sadman" | "hodoku" | "unicode";
    blank?: string; /* one of .0*_-?xX */
}
export interface WriteAnswer {
    text: string;
}

export interface SolveRequest extends CommonOptions {
    puzzle: PuzzleInput;
}
export interface SolveAnswer extends WithVerdict {
    solution?: number[]; // unique, or the first of many
    other?: number[]; // many: another solution
    differs?: number[]; // many: the cells where the two differ
    nodes?: number;
}
export interface CountRequest extends CommonOptions {
    puzzle: PuzzleInput;
    limit?: number;
}
export interface CountAnswer {
    verdict: Verdict;
    count: string /* decimal */;
    exact: boolean;
    rule_break?: RuleBreak;
}

export interface CheckRequest extends CommonOptions {
    puzzle: PuzzleInput;
    minimal?: boolean;
}
export interface CheckAnswer extends WithVerdict {
    solution?: number[];
    minimal?: boolean;
    redundant?: number[]; // with minimal: true
    wrong?: number[]; // placed digits that disagree with the only solution of the givens, in reading order
    rule_breaks: RuleBreak[]; // all of them, placed digits too (verdict and rule_break are about the givens)
    givens: number;
    other?: number[];
    differs?: number[]; // as of solve
}

export interface Step {
    // as step_json of `huisu explain --json`, cells as indices
    technique: string;
    type?: number;
    title: string /* its name in `lang` */;
    difficulty: number;
    placement: Move | null;
    eliminations: Move[];
    houses: { kind: "row" | "column" | "box"; number: number /* from 1 */ }[];
    covers?: Step["houses"];
    cells: number[];
    extras?: number[];
    digits: number[];
    extra_digits?: number[];
    chains?: {
        nodes: { cell: number; digit: number; true: boolean; reason: string; parents: number[]; nested?: number }[];
    }[];
    nested?: NestedStep[];
    needs_uniqueness: boolean;
    dynamic?: boolean;
    level?: number;
    complexity?: number;
    text: string; // the sentence(s), full reason
    stages: [string, string, string]; // hint stages: where to look, which technique, the full reason
}
export interface NestedStep extends Omit<Step, "title" | "text" | "stages" | "nested"> {
    nested?: NestedStep[];
}
export interface ExplainRequest extends CommonOptions {
    puzzle: PuzzleInput;
    order?: "human" | "se";
    force?: boolean;
    max_steps?: number;
    full?: boolean; /* long chains link by link in `text`; default: their beginning and end */
}
export interface ExplainAnswer extends WithVerdict {
    end: "solved" | "not_proper" | "stuck" | "stopped" | "bad_shape";
    steps: Step[];
    last: PuzzleState;
    message?: string; /* why it ends, unless solved */
}
export interface HintRequest extends CommonOptions {
    puzzle: PuzzleInput;
    last?: number /* cell */;
    order?: "human" | "se";
    force?: boolean;
    full?: boolean;
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
export interface RateAnswer extends WithVerdict {
    end: "rated" | "not_proper" | "above" | "stopped" | "bad_shape";
    er?: number;
    ep?: number;
    ed?: number;
    steps?: number;
    message?: string;
}

export interface GenerateRequest extends CommonOptions {
    count?: number;
    seed?: number | string;
    shape?: string /* "3x3" box */;
    level?: string;
    symmetry?: string;
    clues?: string /* "24-28" */;
    er?: string /* "4.0-5.0" */;
    require?: string;
    pattern?: string;
    full?: boolean;
    rated?: boolean;
}
export interface GenerateAnswer {
    puzzles: {
        puzzle: string /* one line */;
        state: PuzzleState & { shape: Shape };
        solution: number[];
        er?: number;
        ep?: number;
        ed?: number;
    }[];
    reached: boolean;
    message?: string; // what could not be reached
    seed: string; // the one given, or the one drawn
}
export interface CanonicalRequest extends CommonOptions {
    puzzle: PuzzleInput;
}
export interface CanonicalAnswer {
    form: string;
    automorphisms: number;
    transform: { transposed: boolean; rows: number[]; columns: number[]; digits: number[] }; /* from 1 */
}

// trace: the origin's backtracking. In JavaScript `events` is a Uint16Array; in JSON (server) there is no trace verb.
// event code: 0 solved, 1 exhausted ("none"), else 2 + 2 * (cell * size + digit - 1) + (undo ? 1 : 0)
export interface TraceRequest extends CommonOptions {
    puzzle: PuzzleInput;
    order?: "reading" | "fewest"; // reading order (the origin), or the open cell with the fewest candidates first
    events?: number; // most events kept (default 4,000,000); counting goes on
    solutions?: number; // stop at the n-th; default 1
}
export interface TraceAnswer {
    events: Uint16Array;
    kept: number;
    complete: boolean;
    solutions: number;
    tries: number;
    undos: number;
    solution?: number[];
    rule_break?: RuleBreak;
}
/** The race: how many nodes and seconds each way needs. */
export interface RaceRequest extends CommonOptions {
    puzzle: PuzzleInput;
    way: "reading" | "fewest" | "propagation" | "fast";
}
export interface RaceAnswer {
    verdict: Verdict;
    tries: number;
    undos: number;
    seconds: number;
    complete: boolean;
}

// permute: events as Uint16Array: 0 found, else 1 + 2 * (first * 64 + second) + (undo ? 1 : 0); words[i] is the i-th found
export interface PermuteRequest extends CommonOptions {
    word: string;
    distinct?: boolean;
    limit?: number;
}
export interface PermuteAnswer {
    words: string[];
    events: Uint16Array;
    complete: boolean;
}
// subsetSum: events as Uint16Array: 0 found, else 1 + 4 * index + (0 take | 1 leave | 2 undo)
export interface SubsetSumRequest extends CommonOptions {
    numbers: number[];
    target: number;
    limit?: number;
}
export interface SubsetSumAnswer {
    subsets: number[][] /* indices */;
    events: Uint16Array;
    complete: boolean;
    tries: number;
}

export interface Huisu {
    read(r: ReadRequest): ReadAnswer;
    write(r: WriteRequest): WriteAnswer;
    solve(r: SolveRequest): SolveAnswer;
    count(r: CountRequest): CountAnswer;
    check(r: CheckRequest): CheckAnswer;
    explain(r: ExplainRequest): ExplainAnswer;
    hint(r: HintRequest): HintAnswer;
    rate(r: RateRequest): RateAnswer;
    generate(r: GenerateRequest, progress?: (text: string) => void): GenerateAnswer;
    canonical(r: CanonicalRequest): CanonicalAnswer;
    trace(r: TraceRequest): TraceAnswer;
    race(r: RaceRequest): RaceAnswer;
    permute(r: PermuteRequest): PermuteAnswer;
    subsetSum(r: SubsetSumRequest): SubsetSumAnswer;
    /** Many 9x9 puzzles at once, one a line of 81 characters; the solutions (or "none"/"many"/"invalid") one a line. */
    solveMany(lines: string | Uint8Array, memory?: Uint8Array): Uint8Array;
    version(): string;
}
