// The algorithm in C++, the line of the last event marked, and what each line says.
import type { ComponentChild } from "preact";
import { t, type Key } from "../i18n/language";
import { lineAt, LISTINGS } from "../replay/pseudocode";
import type { Session } from "./session";

export function Program({ session }: { session: Session }): ComponentChild {
    void session.position.value;
    const { replay, subject } = session;
    const { lines } = LISTINGS[subject.kind];
    const marked = lineAt(subject.kind, replay.last);
    return (
        <figure class="program">
            <figcaption>
                {t("program.title")}
                <span class="program-caption">{t(`program.${subject.kind}.${marked}` as Key)}</span>
            </figcaption>
            <ol lang="en" translate={false} tabIndex={0} aria-label={t("program.title")}>
                {lines.map((line, index) => (
                    <li key={index} aria-current={index === marked ? "true" : undefined}>
                        <code>{line}</code>
                    </li>
                ))}
            </ol>
        </figure>
    );
}
