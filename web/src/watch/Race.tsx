// The race: one puzzle, four ways. The clever ones run first, so that something is seen at once; plain backtracking, which
// may take for ever, runs last, with a limit and a way to cancel it.
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import type { RaceAnswer, RaceRequest } from "../engine/api";
import { work, working } from "../engine/engine";
import { Cancelled } from "../engine/protocol";
import { language, number, t } from "../i18n/language";
import { stateOf } from "../model/board";
import { announce } from "../shell/announce";
import { boardOfChoice, PuzzleChoice } from "./SudokuTopic";

type Way = RaceRequest["way"];
type Lane =
    { state: "waiting" } | { state: "running" } | { state: "cancelled" } | { state: "done"; answer: RaceAnswer };

const WAYS: readonly Way[] = ["fast", "propagation", "fewest", "reading"];
const LIMITS = [5, 20, 60, 600] as const;

const choice = signal("example.lesson");
const limit = signal<number>(20);
const lanes = signal<Partial<Record<Way, Lane>>>({});
const running = signal(false);

async function run(): Promise<void> {
    const puzzle = stateOf(boardOfChoice(choice.peek()), "puzzle");
    lanes.value = Object.fromEntries(WAYS.map((way) => [way, { state: "waiting" }]));
    running.value = true;
    for (const way of WAYS) {
        lanes.value = { ...lanes.peek(), [way]: { state: "running" } };
        try {
            const answer = await work("race", { puzzle, way, time: limit.peek(), lang: language.peek() });
            lanes.value = { ...lanes.peek(), [way]: { state: "done", answer } };
        } catch (error) {
            lanes.value = { ...lanes.peek(), [way]: { state: "cancelled" } };
            if (!(error instanceof Cancelled)) announce((error as Error).message);
        }
    }
    running.value = false;
    announce(t("race.over"));
}

export function Race(): ComponentChild {
    return (
        <div class="race">
            <p class="lead">{t("race.lead")}</p>
            <div class="topic-options">
                <label class="field inline">
                    {t("watch.puzzle")}
                    <PuzzleChoice value={choice.value} change={(name) => (choice.value = name)} />
                </label>
                <label class="field inline">
                    {t("race.limit")}
                    <select
                        value={String(limit.value)}
                        onChange={(event) => (limit.value = Number(event.currentTarget.value))}
                    >
                        {LIMITS.map((seconds) => (
                            <option key={seconds} value={String(seconds)}>
                                {t("race.seconds", { seconds: number(seconds) })}
                            </option>
                        ))}
                    </select>
                </label>
                {running.value ? (
                    <button type="button" onClick={() => working.peek()?.cancel()}>
                        {t("race.next")}
                    </button>
                ) : (
                    <button type="button" class="primary" onClick={() => void run()}>
                        {t("race.start")}
                    </button>
                )}
            </div>
            <Table />
        </div>
    );
}

function Table(): ComponentChild {
    const answers = WAYS.flatMap((way) => {
        const lane = lanes.value[way];
        return lane?.state === "done" ? [lane.answer.tries] : [];
    });
    const most = Math.max(10, ...answers);
    return (
        <table class="race-table">
            <thead>
                <tr>
                    <th scope="col">{t("race.way")}</th>
                    <th scope="col" class="numeric">
                        {t("counter.tries")}
                    </th>
                    <th scope="col" class="numeric">
                        {t("race.time")}
                    </th>
                    <th scope="col">{t("race.result")}</th>
                </tr>
            </thead>
            <tbody>
                {WAYS.map((way) => (
                    <LaneRow key={way} way={way} lane={lanes.value[way]} most={most} />
                ))}
            </tbody>
        </table>
    );
}

/** The bar grows with the logarithm: from one try to the most. */
function LaneRow({ way, lane, most }: { way: Way; lane: Lane | undefined; most: number }): ComponentChild {
    const answer = lane?.state === "done" ? lane.answer : null;
    const part = answer ? Math.log(Math.max(1, answer.tries) + 1) / Math.log(most + 1) : 0;
    return (
        <tr data-way={way}>
            <th scope="row">
                {t(`way.${way}`)}
                <small>{t(`way.${way}.more`)}</small>
                <svg class="race-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="ground" width="100" height="4" />
                    <rect class="bar" width={part * 100} height="4" />
                </svg>
            </th>
            <td class="numeric tries">{answer ? number(answer.tries) : "–"}</td>
            <td class="numeric">{answer ? seconds(answer.seconds) : "–"}</td>
            <td>
                {answer
                    ? t(answer.complete ? `verdict.${answer.verdict}` : "race.limit_reached")
                    : t(`race.${lane?.state === "done" ? "waiting" : (lane?.state ?? "ready")}`)}
            </td>
        </tr>
    );
}

function seconds(value: number): string {
    if (value < 0.001) return `${number(Math.round(value * 1e6))} µs`;
    if (value < 1) return `${number(Math.round(value * 1e3))} ms`;
    return `${value.toFixed(1)} s`;
}
