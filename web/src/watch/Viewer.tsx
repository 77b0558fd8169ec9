// The viewer of a log: the picture, what just happened, the controls, the program, the counters, the tree.
import { useEffect } from "preact/hooks";
import type { ComponentChild } from "preact";
import { number, t } from "../i18n/language";
import { Controls } from "./Controls";
import { Picture } from "./Picture";
import { Predict } from "./Predict";
import { Program } from "./Program";
import { sentenceOf } from "./sentences";
import { speedStep, type Session } from "./session";
import { SPEEDS } from "../replay/pace";
import { Tree } from "./Tree";

/** A field keeps all its keys; what is pressed keeps those that press it. */
function isForControl({ target, key }: KeyboardEvent): boolean {
    const element = target as HTMLElement;
    if (element.closest("input:not([type=checkbox]), select, textarea")) return true;
    return (key === " " || key === "Enter") && element.closest("button, a, summary, input") !== null;
}

function handleViewerKey(session: Session, event: KeyboardEvent): boolean {
    if (isForControl(event)) return false;
    const faster = (by: number): void => {
        speedStep.value = Math.max(0, Math.min(SPEEDS.length - 1, speedStep.peek() + by));
    };
    const actions: Record<string, () => void> = {
        " ": () => session.toggle(),
        ArrowRight: () => (event.shiftKey ? session.stepTurn(1) : session.step(1)),
        ArrowLeft: () => (event.shiftKey ? session.stepTurn(-1) : session.step(-1)),
        ArrowUp: () => faster(1),
        ArrowDown: () => faster(-1),
        Home: () => session.seek(0),
        End: () => session.seek(session.length),
    };
    const action = actions[event.key];
    action?.();
    return action !== undefined;
}

export function Viewer({ session }: { session: Session }): ComponentChild {
    useEffect(() => {
        const listen = (event: KeyboardEvent): void => {
            if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
            if (handleViewerKey(session, event)) event.preventDefault();
        };
        document.addEventListener("keydown", listen);
        return () => {
            document.removeEventListener("keydown", listen);
            session.end();
        };
    }, [session]);
    return (
        <div class="viewer">
            <div class="viewer-picture">
                <Picture session={session} />
                <Legend session={session} />
            </div>
            <div class="viewer-side">
                <Said session={session} />
                <Predict session={session} />
                <Counters session={session} />
                {session.asked.value ? null : <Program session={session} />}
            </div>
            <Controls session={session} />
            <Tree session={session} />
        </div>
    );
}

/** Said aloud only when one steps: while it runs that would be a flood. */
function Said({ session }: { session: Session }): ComponentChild {
    void session.position.value;
    return (
        <p class="said" aria-live={session.playing.value ? "off" : "polite"}>
            {sentenceOf(session)}
        </p>
    );
}

function Counters({ session }: { session: Session }): ComponentChild {
    void session.position.value;
    const { replay } = session;
    const counters = [
        ["tries", replay.tries],
        ["undos", replay.undos],
        ["depth", replay.depth],
        ["found", replay.found],
    ] as const;
    return (
        <dl class="counters">
            {counters.map(([name, value]) => (
                <div key={name} data-counter={name}>
                    <dt>{t(`counter.${name}`)}</dt>
                    <dd>{number(value)}</dd>
                </div>
            ))}
        </dl>
    );
}

const ROLES = ["given", "tried", "newest", "stuck", "undone", "solved"] as const;

function Legend({ session }: { session: Session }): ComponentChild {
    if (session.subject.kind !== "sudoku") return null;
    return (
        <ul class="roles" aria-label={t("roles.label")}>
            {ROLES.map((role) => (
                <li key={role}>
                    <span class={`role-key role-${role}`} aria-hidden="true">
                        {role === "stuck" ? "" : "5"}
                    </span>
                    {t(`role.${role}`)}
                </li>
            ))}
            <li>
                <span class="role-key role-blocker" aria-hidden="true">
                    5
                </span>
                {t("role.blocker")}
            </li>
        </ul>
    );
}
