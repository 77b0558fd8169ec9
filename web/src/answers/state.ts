// What the engine has answered about the open board, and what of it is drawn. An edit makes an answer old: it is put away,
// and what has not been answered yet is not waited for.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type {
    CheckAnswer,
    ExplainAnswer,
    HintAnswer,
    HintRequest,
    Language,
    PuzzleState,
    RateAnswer,
    SolveAnswer,
    Step,
} from "../engine/api";
import { ask, work, working } from "../engine/engine";
import { Cancelled } from "../engine/protocol";
import { language, t, cellName } from "../i18n/language";
import { boardOf, stateOf, type Board } from "../model/board";
import { drawingOf, NOTHING, type Drawing, type Stage } from "../model/drawing";
import { applied, followStep } from "../model/edit";
import { boardsAlong } from "../model/path";
import { announce } from "../shell/announce";
import { act, board, game, overtaken } from "../store/games";
import { focus, select } from "../store/hand";

type Question = "solve" | "hint" | "check" | "path" | "rate";

export type View =
    | { kind: "none" }
    | { kind: "waiting"; what: Question }
    | { kind: "hint"; request: HintRequest; answer: HintAnswer; stage: Stage; chain: number }
    | { kind: "check"; answer: CheckAnswer }
    | { kind: "solve"; answer: SolveAnswer; shown: boolean }
    | { kind: "path"; puzzle: PuzzleState; answer: ExplainAnswer; boards: Board[]; at: number; chain: number }
    | { kind: "rate"; answer: RateAnswer }
    | { kind: "failed"; message: string };

const NONE: View = { kind: "none" };
export const view = signal<View>(NONE);

export function forgetAnswers(): void {
    if (view.peek().kind !== "none") view.value = NONE;
}

export interface Overlay {
    board: Board | null; // shown instead of the game, read only
    drawing: Drawing;
    second: ReadonlyMap<number, number>; // another digit for a cell, where two solutions differ
    wrong: number; // the first wrong cell; -1 for none
}

const CLEAR: Overlay = { board: null, drawing: NOTHING, second: new Map(), wrong: -1 };

export const overlay = computed<Overlay>(() => overlayOf(view.value, board.value));

function overlayOf(shown: View, current: Board): Overlay {
    const { size } = current.shape;
    if (shown.kind === "hint" && shown.answer.step)
        return { ...CLEAR, drawing: drawingOf(only(shown.answer.step, shown.chain), shown.stage, size) };
    if (shown.kind === "hint" && shown.answer.wrong_digits?.length)
        return { ...CLEAR, wrong: shown.answer.wrong_digits[0]!.cell };
    if (shown.kind === "check" && shown.answer.wrong?.length) return { ...CLEAR, wrong: shown.answer.wrong[0]! };
    if (shown.kind === "solve" && shown.shown && shown.answer.solution) return solutionOverlay(shown.answer, current);
    if (shown.kind === "path") {
        const step = shown.answer.steps[shown.at];
        const drawing = step ? drawingOf(only(step, shown.chain), 3, size) : NOTHING;
        return { ...CLEAR, board: shown.boards[shown.at] ?? null, drawing };
    }
    return CLEAR;
}

/** The step with one of its chains only; -1 for all of them. */
function only(step: Step, chain: number): Step {
    const one = step.chains?.[chain];
    return one ? { ...step, chains: [one] } : step;
}

function solutionOverlay(answer: SolveAnswer, current: Board): Overlay {
    const placed = answer.solution!.map((digit, cell) => (current.givens[cell] ? 0 : digit));
    const differs = answer.differs ?? [];
    return {
        ...CLEAR,
        board: { ...current, placed },
        drawing: { ...NOTHING, cells: differs.map((cell) => ({ cell, tone: "differs" })) },
        second: new Map(differs.map((cell) => [cell, answer.other![cell]!])),
    };
}

type Called<A> = (abort: AbortSignal) => Promise<A>;

/** Calls with a signal that ends the call as soon as another view is shown than one that waits for it. */
async function whileShown<A>(isWaiting: (shown: View) => boolean, call: Called<A>): Promise<A> {
    const controller = new AbortController();
    const stop = view.subscribe((shown) => {
        if (!isWaiting(shown)) controller.abort();
    });
    try {
        return await call(controller.signal);
    } finally {
        stop();
    }
}

/** Shows that the answer is waited for, then the answer. One that comes when it is not waited for any more does nothing. */
async function run<A>(what: Question, call: Called<A>, done: (answer: A) => View): Promise<void> {
    const waiting: View = { kind: "waiting", what };
    view.value = waiting;
    try {
        const answer = await whileShown((shown) => shown === waiting, call);
        if (view.peek() === waiting) view.value = done(answer);
    } catch (error) {
        if (view.peek() !== waiting) return;
        if (error instanceof Cancelled) {
            forgetAnswers();
            return;
        }
        const { message } = error as Error;
        view.value = { kind: "failed", message };
        announce(message);
    }
}

export function askHint(): Promise<void> {
    const shown = view.peek();
    if (shown.kind === "hint" && shown.answer.step && shown.stage < 3) {
        nextStage();
        return Promise.resolve();
    }
    const request = { puzzle: stateOf(board.peek(), "game"), lang: language.peek(), last: focus.peek() };
    return run(
        "hint",
        () => ask("hint", request),
        (answer) => {
            announce(answer.step ? answer.step.stages[0] : (answer.message ?? ""));
            const wrong = answer.wrong_digits?.[0];
            if (wrong) select(wrong.cell);
            return { kind: "hint", request, answer, stage: 1, chain: -1 };
        },
    );
}

export function nextStage(): void {
    const shown = view.peek();
    if (shown.kind !== "hint" || !shown.answer.step || shown.stage === 3) return;
    const stage = (shown.stage + 1) as Stage;
    view.value = { ...shown, stage };
    announce(shown.answer.step.stages[stage - 1]!);
}

/** Does what the hint says, as one move of the player. */
export function followHint(): void {
    const shown = view.peek();
    if (shown.kind !== "hint" || !shown.answer.step) return;
    const { step } = shown.answer;
    act(followStep(board.peek(), step));
    select(step.placement?.cell ?? step.eliminations[0]?.cell ?? focus.peek());
    forgetAnswers();
}

export function checkBoard(): Promise<void> {
    const request = { puzzle: stateOf(board.peek(), "game"), lang: language.peek() };
    return run(
        "check",
        (abort) => work("check", request, abort),
        (answer) => {
            const first = answer.wrong?.[0];
            if (first !== undefined) {
                select(first);
                announce(t("check.wrong", { cell: cellName(first, board.peek().shape.size) }));
            } else {
                announce(t(answer.verdict === "unique" ? "check.good" : `verdict.${answer.verdict}`));
            }
            return { kind: "check", answer };
        },
    );
}

export function solveBoard(): Promise<void> {
    const request = { puzzle: stateOf(board.peek(), "puzzle"), lang: language.peek() };
    return run(
        "solve",
        (abort) => work("solve", request, abort),
        (answer) => {
            announce(t(`verdict.${answer.verdict}`));
            return { kind: "solve", answer, shown: answer.solution !== undefined };
        },
    );
}

export function explainBoard(): Promise<void> {
    const puzzle = stateOf(board.peek(), "puzzle");
    const request = { puzzle, lang: language.peek() };
    return run(
        "path",
        (abort) => work("explain", request, abort),
        (answer) => {
            announce(t("path.steps", { count: answer.steps.length }));
            return {
                kind: "path",
                puzzle,
                answer,
                boards: boardsAlong(boardOf(puzzle), answer.steps),
                at: 0,
                chain: -1,
            };
        },
    );
}

export function rateBoard(): Promise<void> {
    const request = { puzzle: stateOf(board.peek(), "puzzle"), lang: language.peek() };
    return run(
        "rate",
        (abort) => work("rate", request, abort),
        (answer) => ({ kind: "rate", answer }),
    );
}

export function showStep(at: number): void {
    const shown = view.peek();
    if (shown.kind !== "path") return;
    const to = Math.max(0, Math.min(shown.answer.steps.length, at));
    batch(() => {
        view.value = { ...shown, at: to, chain: -1 };
        const step = shown.answer.steps[to];
        if (step) announce(step.text);
    });
}

/** Takes the board of the path over into the game, as one move. */
export function takeOverPath(): void {
    const shown = view.peek();
    if (shown.kind !== "path") return;
    const current = board.peek();
    const edit = shown.answer.steps
        .slice(0, shown.at)
        .reduce<{ board: Board }>((state, step) => ({ board: applied(state.board, followStep(state.board, step)) }), {
            board: { ...current },
        });
    const changes = (["placed", "crossed", "marks"] as const).flatMap((field) =>
        current[field].flatMap((before, cell) => {
            const after = edit.board[field][cell]!;
            return before === after ? [] : [{ field, cell, before, after }];
        }),
    );
    act(changes);
    forgetAnswers();
}

const QUESTIONS: Record<Question, () => Promise<void>> = {
    solve: solveBoard,
    hint: askHint,
    check: checkBoard,
    path: explainBoard,
    rate: rateBoard,
};

/** Another language: what is shown is asked for again in it, and stays open as far as it was read. */
async function sayAgain(): Promise<void> {
    const shown = view.peek();
    const lang = language.peek();
    if (shown.kind === "none") return;
    if (shown.kind === "waiting") return QUESTIONS[shown.what]();
    const isShown = (now: View): boolean => "answer" in now && "answer" in shown && now.answer === shown.answer;
    try {
        if (shown.kind === "hint") {
            const answer = await ask("hint", { ...shown.request, lang });
            replace(shown.answer, answer, lang);
        } else if (shown.kind === "path") {
            const request = { puzzle: shown.puzzle, lang };
            // A search that runs is not cancelled for it.
            const answer = await whileShown(isShown, (abort) =>
                working.peek() ? ask("explain", request) : work("explain", request, abort),
            );
            replace(shown.answer, answer, lang);
        } else if (shown.kind !== "solve" || shown.answer.rule_break) {
            forgetAnswers(); // a sentence of the engine, which is asked for again with one click
        }
    } catch {
        if (isShown(view.peek())) forgetAnswers(); // better nothing than the wrong words
    }
}

/** Puts the answer in the place of the same one in the other language. */
function replace(before: HintAnswer | ExplainAnswer, answer: HintAnswer | ExplainAnswer, lang: Language): void {
    const shown = view.peek();
    if ((shown.kind !== "hint" && shown.kind !== "path") || shown.answer !== before || language.peek() !== lang) return;
    view.value = { ...shown, answer } as View;
}

// Another board: what is shown is about something else.
let about = "";
effect(() => {
    const now = `${game.value.id} ${overtaken.value}`;
    if (about && now !== about) forgetAnswers();
    about = now;
});

let told: Language = language.peek();
effect(() => {
    const now = language.value;
    if (now === told) return;
    told = now;
    void untracked(sayAgain);
});
