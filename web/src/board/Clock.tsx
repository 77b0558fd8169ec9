// The clock: runs while the board is seen and not solved; stopped, it hides the board.
import { useEffect } from "preact/hooks";
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { Icon } from "../shell/Icon";
import { game, tick } from "../store/games";
import { paused } from "../store/hand";
import { showClock } from "../store/settings";

export function clockText(seconds: number): string {
    const two = (value: number): string => String(value).padStart(2, "0");
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock(): ComponentChild {
    useEffect(() => {
        const timer = setInterval(() => {
            if (!paused.peek() && document.visibilityState === "visible") tick(1);
        }, 1000);
        return () => clearInterval(timer);
    }, []);
    if (!showClock.value) return null;
    return (
        <div class="clock">
            <button
                type="button"
                class="icon-button"
                aria-label={t(paused.value ? "clock.go_on" : "clock.pause")}
                onClick={() => (paused.value = !paused.value)}
            >
                <Icon name={paused.value ? "play" : "pause"} />
            </button>
            <span role="timer" aria-live="off">
                {clockText(game.value.seconds)}
            </span>
        </div>
    );
}
