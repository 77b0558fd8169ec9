// The view of the race: one puzzle, four ways, each with a limit and a button that cancels it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ComponentChild } from "preact";
import { number, t } from "../i18n/language";
import { stateOf } from "../model/board";
import { endRace, isRacing, lanesOf, limit, nextWay, race, WAYS, type Lane, type Lanes, type Way } from "./racing";
import { boardOfChoice, PuzzleChoice } from "./SudokuTopic";

const LIMITS = [5, 20, 60, 600] as const;

const choice = signal("example.lesson");

export function Race(): ComponentChild {
    useEffect(() => endRace, []);
    const puzzle = stateOf(boardOfChoice(choice.value), "puzzle");
    return (
        <div class="race">
            <p class="lead">{t("race.lead")}</p>
            <div class="topic-options">
                <label class="field inline">
                    {t("watch.puzzle")}
                    <PuzzleChoice
                        value={choice.value}
                        change={(name) => (choice.value = name)}
                        disabled={isRacing.value}
                    />
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
                {isRacing.value ? (
                    <button type="button" onClick={nextWay}>
                        {t("race.next")}
                    </button>
                ) : (
                    <button type="button" class="primary" onClick={() => void race(puzzle)}>
                        {t("race.start")}
                    </button>
                )}
            </div>
            <Table lanes={lanesOf(puzzle)} />
        </div>
    );
}

function Table({ lanes }: { lanes: Lanes }): ComponentChild {
    const answers = WAYS.flatMap((way) => {
        const lane = lanes[way];
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
                    <LaneRow key={way} way={way} lane={lanes[way]} most={most} />
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
