// What solving, checking and rating answered.
import type { ComponentChild } from "preact";
import type { CheckAnswer, RateAnswer, SolveAnswer } from "../engine/api";
import { cellName, number, t } from "../i18n/language";
import { fillIn } from "../model/edit";
import { levelOf } from "../model/path";
import { focusBoardNext } from "../shell/focus";
import { act, board } from "../store/games";
import { Card } from "./Answers";
import { forgetAnswers, view } from "./state";

const TONES = { unique: "good", none: "bad", many: "info", invalid: "bad", unknown: "info" } as const;

export function SolveView({ answer, shown }: { answer: SolveAnswer; shown: boolean }): ComponentChild {
    const { solution, differs } = answer;
    return (
        <Card tone={TONES[answer.verdict]} title={`verdict.${answer.verdict}`}>
            <p>
                {answer.rule_break
                    ? answer.rule_break.message
                    : t(`verdict.${answer.verdict}.more`, { count: number(differs?.length ?? 0) })}
            </p>
            {solution ? (
                <div class="buttons">
                    <button type="button" onClick={() => (view.value = { kind: "solve", answer, shown: !shown })}>
                        {t(shown ? "solve.hide" : "solve.show")}
                    </button>
                    <button
                        type="button"
                        class="primary"
                        onClick={() => {
                            act(fillIn(board.peek(), solution));
                            forgetAnswers();
                            focusBoardNext();
                        }}
                    >
                        {t("solve.fill_in")}
                    </button>
                </div>
            ) : null}
        </Card>
    );
}

export function CheckView({ answer }: { answer: CheckAnswer }): ComponentChild {
    const { size } = board.value.shape;
    const wrong = answer.wrong ?? [];
    if (answer.rule_breaks.length > 0 && answer.verdict === "invalid")
        return (
            <Card tone="bad" title="verdict.invalid">
                <ul class="breaks">
                    {answer.rule_breaks.slice(0, 5).map((one, index) => (
                        <li key={index}>{one.message}</li>
                    ))}
                </ul>
            </Card>
        );
    if (wrong.length > 0)
        return (
            <Card tone="bad" title="check.mistake">
                <p>{t("check.wrong", { cell: cellName(wrong[0]!, size) })}</p>
                {wrong.length > 1 ? <p class="quiet">{t("check.more", { count: wrong.length - 1 })}</p> : null}
            </Card>
        );
    return (
        <Card
            tone={TONES[answer.verdict]}
            title={answer.verdict === "unique" ? "check.good" : `verdict.${answer.verdict}`}
        >
            <p>{t(answer.verdict === "unique" ? "check.good.more" : `verdict.${answer.verdict}.check`)}</p>
        </Card>
    );
}

export function RateView({ answer }: { answer: RateAnswer }): ComponentChild {
    if (answer.er === undefined)
        return (
            <Card tone="bad" title="rate.none">
                <p>{t(answer.verdict === "unique" ? "hint.stuck" : `verdict.${answer.verdict}`)}</p>
            </Card>
        );
    const numbers = [
        ["rate.er", answer.er],
        ["rate.ep", answer.ep],
        ["rate.ed", answer.ed],
    ] as const;
    return (
        <Card tone="info" title="rate.title">
            <p class="rating">
                <strong>{answer.er.toFixed(1)}</strong> {t(`level.${levelOf(answer.er)}`)}
            </p>
            <meter class="rating-bar" min={1} max={12} value={answer.er} aria-label={t("rate.er")} />
            <dl class="numbers">
                {numbers.map(([key, value]) => (
                    <div key={key}>
                        <dt>{t(key)}</dt>
                        <dd>{value?.toFixed(1) ?? "–"}</dd>
                    </div>
                ))}
            </dl>
            <p class="quiet">{t("rate.more")}</p>
        </Card>
    );
}
