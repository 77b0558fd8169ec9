// A hint in three stages: where to look, which technique, the full reason. Each is drawn on the board as it is told.
import { useRef } from "preact/hooks";
import type { ComponentChild } from "preact";
import type { HintAnswer, Step } from "../engine/api";
import { t } from "../i18n/language";
import type { Stage } from "../model/drawing";
import { focusBoardNext } from "../shell/focus";
import { Card } from "./Answers";
import { followHint, nextStage, view } from "./state";
import { cellName } from "../i18n/language";
import { symbolOf } from "../model/digits";

interface HintProps {
    answer: HintAnswer;
    stage: Stage;
    chain: number;
}

export function HintView({ answer, stage, chain }: HintProps): ComponentChild {
    if (answer.step) return <Stages step={answer.step} stage={stage} chain={chain} />;
    if (answer.end === "mistake") return <Mistake answer={answer} />;
    const good = answer.end === "complete";
    return (
        <Card tone={good ? "good" : "info"} title={good ? "hint.complete" : "hint.none"}>
            <p>{answer.message ?? t(answer.end === "not_proper" ? `verdict.${answer.verdict}` : "hint.stuck")}</p>
        </Card>
    );
}

function Mistake({ answer }: { answer: HintAnswer }): ComponentChild {
    const list = (moves: { cell: number; digit: number }[]): string =>
        moves.map(({ cell, digit }) => `${cellName(cell, 9)}: ${symbolOf(digit)}`).join(t("list.comma"));
    return (
        <Card tone="bad" title="hint.mistake">
            {answer.wrong_digits?.length ? <p>{t("hint.wrong_digits", { list: list(answer.wrong_digits) })}</p> : null}
            {answer.lost_candidates?.length ? (
                <p>{t("hint.lost_candidates", { list: list(answer.lost_candidates) })}</p>
            ) : null}
        </Card>
    );
}

function Stages({ step, stage, chain }: { step: Step; stage: Stage; chain: number }): ComponentChild {
    const follow = useRef<HTMLButtonElement>(null);
    return (
        <Card tone="info" title="hint.title">
            <ol class="stages">
                {([1, 2, 3] as const).map((number) => (
                    <li key={number} class={number <= stage ? "told" : "untold"} data-stage={number}>
                        <span class="stage-name">{t(`hint.stage${number}`)}</span>
                        {number <= stage ? <p class="reason">{step.stages[number - 1]}</p> : null}
                    </li>
                ))}
            </ol>
            {stage === 3 ? <ChainChoice step={step} chain={chain} /> : null}
            <div class="buttons">
                {stage < 3 ? (
                    <button
                        type="button"
                        class="primary"
                        onClick={() => {
                            if (stage === 2) follow.current?.focus(); // there is no more to tell
                            nextStage();
                        }}
                    >
                        {t("hint.more")}
                    </button>
                ) : null}
                <button
                    ref={follow}
                    type="button"
                    class={stage === 3 ? "primary" : ""}
                    onClick={() => {
                        followHint();
                        focusBoardNext();
                    }}
                >
                    {t("hint.follow")}
                </button>
            </div>
        </Card>
    );
}

/** A step of several chains is hard to see all at once: they can be looked at one by one. */
export function ChainChoice({ step, chain }: { step: Step; chain: number }): ComponentChild {
    const count = step.chains?.length ?? 0;
    if (count === 0) return null;
    const choose = (next: number): void => {
        const shown = view.peek();
        if (shown.kind === "hint" || shown.kind === "path") view.value = { ...shown, chain: next };
    };
    return (
        <div class="chains">
            <Legend />
            {count > 1 ? (
                <div class="chain-choice" role="group" aria-label={t("chain.choose")}>
                    {[-1, ...Array.from({ length: count }, (_, index) => index)].map((index) => (
                        <button key={index} type="button" aria-pressed={chain === index} onClick={() => choose(index)}>
                            {index < 0 ? t("chain.all") : index + 1}
                        </button>
                    ))}
                </div>
            ) : null}
        </div>
    );
}

function Legend(): ComponentChild {
    return (
        <ul class="legend">
            <li>
                <svg class="overlay-key" viewBox="0 0 24 8" aria-hidden="true">
                    <path class="link strong" d="M1 4 H22" />
                </svg>
                {t("chain.strong")}
            </li>
            <li>
                <svg class="overlay-key" viewBox="0 0 24 8" aria-hidden="true">
                    <path class="link weak" d="M1 4 H22" />
                </svg>
                {t("chain.weak")}
            </li>
        </ul>
    );
}
