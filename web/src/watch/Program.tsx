// The algorithm in C++, the line of the last event marked, and what each line says.
import type { ComponentChild } from "preact";
import { t, type Key } from "../i18n/language";
import { LISTINGS } from "../replay/pseudocode";
import type { Session } from "./session";

export function Program({ session }: { session: Session }): ComponentChild {
    void session.position.value;
    const { replay, subject } = session;
    const { lines, linesOf } = LISTINGS[subject.kind];
    const turn = replay.last === undefined ? "start" : replay.turn(replay.last);
    const marked = linesOf[turn];
    return (
        <figure class="program">
            <figcaption>
                {t("program.title")}
                <span class="program-caption">{t(`program.${subject.kind}.${marked[0]!}` as Key)}</span>
            </figcaption>
            <ol lang="en" translate={false} tabIndex={0} aria-label={t("program.title")}>
                {lines.map((line, index) => (
                    <li key={index} aria-current={marked.includes(index) ? "true" : undefined}>
                        <code>{line}</code>
                    </li>
                ))}
            </ol>
        </figure>
    );
}
