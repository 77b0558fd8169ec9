// Play, pause, step on and back, scrub to any event, and the speed.
import { useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { number, t } from "../i18n/language";
import { SPEEDS } from "../replay/pace";
import { Icon } from "../shell/Icon";
import { predicting, speedStep, type Session } from "./session";

export function Controls({ session }: { session: Session }): ComponentChild {
    return (
        <section class="controls" aria-label={t("controls.label")}>
            <Scrubber session={session} />
            <div class="control-row">
                <Buttons session={session} />
                <Place session={session} />
                <Speed />
                <label class="switch">
                    <input
                        type="checkbox"
                        role="switch"
                        checked={predicting.value}
                        onChange={(event) => (predicting.value = event.currentTarget.checked)}
                    />
                    <span>{t("controls.predict")}</span>
                </label>
            </div>
        </section>
    );
}

function Scrubber({ session }: { session: Session }): ComponentChild {
    const at = session.position.value;
    return (
        <input
            class="scrubber"
            type="range"
            min={0}
            max={session.length}
            step={1}
            value={at}
            aria-label={t("controls.scrub")}
            aria-valuetext={t("controls.place", { at: number(at), of: number(session.length) })}
            onInput={(event) => {
                session.pause();
                session.seek(event.currentTarget.valueAsNumber);
            }}
        />
    );
}

function Buttons({ session }: { session: Session }): ComponentChild {
    const at = session.position.value;
    const playing = session.playing.value;
    const atEnd = at >= session.length;
    return (
        <div class="transport">
            <button type="button" aria-label={t("controls.first")} disabled={at === 0} onClick={() => session.seek(0)}>
                <Icon name="first" />
            </button>
            <button type="button" aria-label={t("controls.back")} disabled={at === 0} onClick={() => session.step(-1)}>
                <Icon name="back" />
            </button>
            <button
                type="button"
                class="primary play-button"
                aria-label={t(playing ? "controls.pause" : "controls.play")}
                onClick={() => session.toggle()}
            >
                <Icon name={playing ? "pause" : "play"} />
            </button>
            <button type="button" aria-label={t("controls.forward")} disabled={atEnd} onClick={() => session.step(1)}>
                <Icon name="forward" />
            </button>
            <button
                type="button"
                aria-label={t("controls.last")}
                disabled={atEnd}
                onClick={() => session.seek(session.length)}
            >
                <Icon name="last" />
            </button>
        </div>
    );
}

/** Which event, and a field to go to an exact one. */
function Place({ session }: { session: Session }): ComponentChild {
    const at = session.position.value;
    const [typed, setTyped] = useState<string | null>(null);
    return (
        <form
            class="place"
            onSubmit={(event) => {
                event.preventDefault();
                const target = Number(typed);
                if (typed !== null && Number.isFinite(target)) {
                    session.pause();
                    session.seek(target);
                }
                setTyped(null);
            }}
        >
            <label>
                {t("controls.event")}{" "}
                <input
                    type="text"
                    inputMode="numeric"
                    size={9}
                    value={typed ?? String(at)}
                    onInput={(event) => setTyped(event.currentTarget.value)}
                    onBlur={() => setTyped(null)}
                />
            </label>
            <span> / {number(session.length)}</span>
        </form>
    );
}

function Speed(): ComponentChild {
    const speed = SPEEDS[speedStep.value]!;
    return (
        <label class="speed">
            <span>{t("controls.speed")}</span>
            <input
                type="range"
                min={0}
                max={SPEEDS.length - 1}
                value={speedStep.value}
                aria-valuetext={t("controls.a_second", { count: number(speed) })}
                onInput={(event) => (speedStep.value = event.currentTarget.valueAsNumber)}
            />
            <output>{t("controls.a_second", { count: number(speed) })}</output>
        </label>
    );
}
