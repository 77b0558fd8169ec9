// The panel of answers: five questions, and below them what the engine said last.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { Icon, type IconName } from "../shell/Icon";
import type { Key } from "../i18n/language";
import { focusBoardNext } from "../shell/focus";
import { board } from "../store/games";
import { HintView } from "./HintView";
import { PathView } from "./PathView";
import { CheckView, RateView, SolveView } from "./ResultViews";
import { askHint, checkBoard, explainBoard, forgetAnswers, rateBoard, solveBoard, view } from "./state";

interface Question {
    key: "hint" | "check" | "solve" | "path" | "rate";
    icon: IconName;
    ask: () => Promise<void>;
    onlyNine: boolean; // solving as people do knows 9x9 only
}

const QUESTIONS: readonly Question[] = [
    { key: "hint", icon: "bulb", ask: askHint, onlyNine: true },
    { key: "check", icon: "check", ask: checkBoard, onlyNine: false },
    { key: "solve", icon: "solve", ask: solveBoard, onlyNine: false },
    { key: "path", icon: "path", ask: explainBoard, onlyNine: true },
    { key: "rate", icon: "gauge", ask: rateBoard, onlyNine: true },
];

export function Answers(): ComponentChild {
    const nine = board.value.shape.rows === 3 && board.value.shape.cols === 3;
    return (
        <section class="answers" aria-label={t("answers.label")}>
            <div class="questions">
                {QUESTIONS.map(({ key, icon, ask, onlyNine }) => (
                    <button
                        key={key}
                        type="button"
                        disabled={onlyNine && !nine}
                        title={onlyNine && !nine ? t("answers.only_nine") : t(`answers.${key}.title`)}
                        onClick={() => void ask()}
                    >
                        <Icon name={icon} />
                        {t(`answers.${key}`)}
                    </button>
                ))}
            </div>
            <Shown />
        </section>
    );
}

function Shown(): ComponentChild {
    const shown = view.value;
    switch (shown.kind) {
        case "none":
            return <p class="quiet answer-idle">{t("answers.idle")}</p>;
        case "waiting":
            return (
                <p class="quiet answer-idle" role="status">
                    {t("answers.waiting")}
                </p>
            );
        case "hint":
            return <HintView {...shown} />;
        case "check":
            return <CheckView answer={shown.answer} />;
        case "solve":
            return <SolveView answer={shown.answer} shown={shown.shown} />;
        case "path":
            return <PathView {...shown} />;
        case "rate":
            return <RateView answer={shown.answer} />;
        case "failed":
            return <Failed message={shown.message} />;
    }
}

function Failed({ message }: { message: string }): ComponentChild {
    return (
        <Card tone="bad" title="answers.failed">
            <p>{message}</p>
        </Card>
    );
}

interface CardProps {
    tone: "good" | "bad" | "info";
    title: Key;
    children: ComponentChild;
}

export function Card({ tone, title, children }: CardProps): ComponentChild {
    return (
        <div class={`card ${tone}`}>
            <div class="card-head">
                <h2>{t(title)}</h2>
                <button
                    type="button"
                    class="icon-button"
                    aria-label={t("close")}
                    onClick={() => {
                        forgetAnswers();
                        focusBoardNext();
                    }}
                >
                    <Icon name="close" />
                </button>
            </div>
            {children}
        </div>
    );
}
