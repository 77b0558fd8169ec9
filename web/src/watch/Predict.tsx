// The question "what comes next?", with its answers as buttons.
import { useEffect, useRef } from "preact/hooks";
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { sentenceOfGuess } from "./sentences";
import { predicting, type Session } from "./session";

export function Predict({ session }: { session: Session }): ComponentChild {
    const asked = session.asked.value;
    const heading = useRef<HTMLHeadingElement>(null);
    const goOn = useRef<HTMLButtonElement>(null);
    const result = useRef<HTMLParagraphElement>(null);
    const wasAsked = useRef(false);
    // The keyboard goes along with the question, its answer and the score.
    useEffect(() => {
        if (asked) (asked.answer === null ? heading : goOn).current?.focus();
        else if (wasAsked.current && document.activeElement === document.body) result.current?.focus();
        wasAsked.current = asked !== null;
    }, [asked]);
    const score = session.score.value;
    if (!asked) {
        if (!predicting.value || score.all === 0) return null;
        return (
            <p ref={result} class="quiet score" tabIndex={-1}>
                {t("predict.score", score)}
            </p>
        );
    }
    const { question, answer } = asked;
    return (
        <div class="card info predict">
            <h2 ref={heading} tabIndex={-1}>
                {t("predict.question")}
            </h2>
            <div class="guesses">
                {question.guesses.map((guess, index) => {
                    const chosen = answer === index;
                    const right = answer !== null && index === question.right;
                    return (
                        <button
                            key={index}
                            type="button"
                            class={right ? "right" : chosen ? "not-right" : ""}
                            disabled={answer !== null}
                            onClick={() => session.guess(index)}
                        >
                            {answer === null ? null : (
                                <span aria-hidden="true">{right ? "✓ " : chosen ? "✗ " : ""}</span>
                            )}
                            {sentenceOfGuess(session.subject, guess, "next")}
                        </button>
                    );
                })}
            </div>
            {answer === null ? null : (
                <div class="buttons" role="status">
                    <span>{t(answer === question.right ? "predict.right" : "predict.wrong")}</span>
                    <span class="quiet">{t("predict.score", score)}</span>
                    <button ref={goOn} type="button" class="primary" onClick={() => session.goOn()}>
                        {t("predict.go_on")}
                    </button>
                </div>
            )}
        </div>
    );
}
