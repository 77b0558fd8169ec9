// The whole way to the solution as a list: one step is open, and the board shows what stands before it with the step drawn.
import { useEffect, useRef } from "preact/hooks";
import type { ComponentChild } from "preact";
import type { ExplainAnswer } from "../engine/api";
import { number, t } from "../i18n/language";
import { Icon } from "../shell/Icon";
import { focusBoardNext } from "../shell/focus";
import { Card } from "./Answers";
import { ChainChoice } from "./HintView";
import { showStep, takeOverPath } from "./state";

interface PathProps {
    answer: ExplainAnswer;
    at: number;
    chain: number;
}

export function PathView({ answer, at, chain }: PathProps): ComponentChild {
    const list = useRef<HTMLOListElement>(null);
    useEffect(() => {
        const current = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
        if (!list.current || !current) return;
        // Only the list scrolls: scrollIntoView would move the page, too.
        const top = current.offsetTop - list.current.offsetTop;
        const { scrollTop, clientHeight } = list.current;
        if (top < scrollTop) list.current.scrollTop = top;
        else if (top + current.offsetHeight > scrollTop + clientHeight)
            list.current.scrollTop = Math.min(top, top + current.offsetHeight - clientHeight);
    }, [at]);
    const { steps } = answer;
    if (answer.end === "not_proper" || steps.length === 0)
        return (
            <Card tone="bad" title="path.none">
                <p>{t(answer.verdict === "unique" ? "hint.stuck" : `verdict.${answer.verdict}`)}</p>
            </Card>
        );
    const current = steps[at];
    return (
        <Card tone="info" title="path.title">
            <Stepper at={at} last={steps.length} />
            {current ? <ChainChoice step={current} chain={chain} /> : null}
            <ol class="path" ref={list} aria-label={t("path.title")} tabIndex={0}>
                {steps.map((step, index) => (
                    <li key={index}>
                        <button
                            type="button"
                            aria-current={index === at ? "step" : undefined}
                            onClick={() => showStep(index)}
                        >
                            <span class="step-head">
                                <span class="step-number">{index + 1}</span>
                                <span class="step-title">{step.title}</span>
                                <span class="step-difficulty">{step.difficulty.toFixed(1)}</span>
                            </span>
                            {index === at ? <span class="reason">{step.text}</span> : null}
                        </button>
                    </li>
                ))}
            </ol>
            <p class="quiet">{t(`path.end.${answer.end}`, { count: number(steps.length) })}</p>
            <div class="buttons">
                <button
                    type="button"
                    onClick={() => {
                        takeOverPath();
                        focusBoardNext();
                    }}
                >
                    {t("path.take_over")}
                </button>
            </div>
        </Card>
    );
}

function Stepper({ at, last }: { at: number; last: number }): ComponentChild {
    return (
        <div class="stepper">
            <button type="button" aria-label={t("path.first")} disabled={at === 0} onClick={() => showStep(0)}>
                <Icon name="first" />
            </button>
            <button type="button" aria-label={t("path.back")} disabled={at === 0} onClick={() => showStep(at - 1)}>
                <Icon name="back" />
            </button>
            <span class="stepper-place">
                {number(Math.min(at + 1, last))} / {number(last)}
            </span>
            <button type="button" aria-label={t("path.next")} disabled={at >= last} onClick={() => showStep(at + 1)}>
                <Icon name="forward" />
            </button>
            <button type="button" aria-label={t("path.last")} disabled={at >= last} onClick={() => showStep(last)}>
                <Icon name="last" />
            </button>
        </div>
    );
}
