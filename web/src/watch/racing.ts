// The race: the ways run one after the other. It ends when something else is asked of the engine, and when it is left.
import { computed, signal } from "@preact/signals";
import type { PuzzleState, RaceAnswer, RaceRequest } from "../engine/api";
import { work } from "../engine/engine";
import { Cancelled } from "../engine/protocol";
import { language, t } from "../i18n/language";
import { announce } from "../shell/announce";

export type Way = RaceRequest["way"];
export type Lane = { state: "waiting" | "running" | "cancelled" | "failed" } | { state: "done"; answer: RaceAnswer };
export type Lanes = Partial<Record<Way, Lane>>;

// The clever ones run first, so that something is seen at once; plain backtracking, which may take for ever, runs last.
export const WAYS: readonly Way[] = ["fast", "propagation", "fewest", "reading"];

export const limit = signal<number>(20); // seconds for each way
const lanes = signal<Lanes>({});
const raced = signal(""); // the puzzle of these lanes
const running = signal<AbortController | null>(null); // ends the way that runs
export const isRacing = computed(() => running.value !== null);

/** What the race on a puzzle has given so far; while one runs, that one. */
export function lanesOf(puzzle: PuzzleState): Lanes {
    return isRacing.value || raced.value === JSON.stringify(puzzle) ? lanes.value : {};
}

const NEXT = "next"; // why a way was ended: to go on with the next

function put(way: Way, lane: Lane): void {
    lanes.value = { ...lanes.peek(), [way]: lane };
}

/** Whether the race goes on afterwards. */
async function run(way: Way, puzzle: PuzzleState): Promise<boolean> {
    const controller = new AbortController();
    running.value = controller;
    put(way, { state: "running" });
    const request = { puzzle, way, time: limit.peek(), lang: language.peek() };
    try {
        put(way, { state: "done", answer: await work("race", request, controller.signal) });
    } catch (error) {
        const cancelled = error instanceof Cancelled;
        put(way, { state: cancelled ? "cancelled" : "failed" });
        if (cancelled) return controller.signal.reason === NEXT;
        announce((error as Error).message);
    }
    return !controller.signal.aborted || controller.signal.reason === NEXT;
}

export async function race(puzzle: PuzzleState): Promise<void> {
    if (isRacing.peek()) return;
    raced.value = JSON.stringify(puzzle);
    lanes.value = Object.fromEntries(WAYS.map((way) => [way, { state: "waiting" }]));
    let goesOn = true;
    for (const way of WAYS) {
        if (goesOn) goesOn = await run(way, puzzle);
        else put(way, { state: "cancelled" });
    }
    running.value = null;
    if (goesOn) announce(t("race.over"));
}

/** Ends the way that runs and goes on with the next. */
export function nextWay(): void {
    running.peek()?.abort(NEXT);
}

export function endRace(): void {
    running.peek()?.abort();
}
