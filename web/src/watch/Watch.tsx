// The view for watching: Sudoku, the race, permutations, partial sums.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { fragmentOf, route, WATCH_TOPICS, type WatchTopic } from "../shell/route";
import { Race } from "./Race";
import { PermuteTopic, SubsetTopic } from "./OtherTopics";
import { SudokuTopic } from "./SudokuTopic";

const TOPICS: Record<WatchTopic, () => ComponentChild> = {
    sudoku: SudokuTopic,
    race: Race,
    permute: PermuteTopic,
    subset: SubsetTopic,
};

export function Watch(): ComponentChild {
    const topic = route.value.view === "watch" ? route.value.topic : "sudoku";
    const Topic = TOPICS[topic];
    return (
        <div class="watch">
            <h1 class="unseen">{t("nav.watch")}</h1>
            <nav class="topics" aria-label={t("topics.label")}>
                {WATCH_TOPICS.map((name) => (
                    <a
                        key={name}
                        href={fragmentOf({ view: "watch", topic: name })}
                        aria-current={name === topic ? "page" : undefined}
                    >
                        {t(`topic.${name}`)}
                    </a>
                ))}
            </nav>
            <Topic key={topic} />
        </div>
    );
}
