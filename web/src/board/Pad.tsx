// The pad below the board: what is entered (digits, notes, colours), the digits with how many are still to come, and the
// tools. Everything here works with a thumb.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { COLOURS, tally } from "../model/board";
import { symbolOf } from "../model/digits";
import { board, game } from "../store/games";
import { armed, entry, type Entry } from "../store/hand";
import { digitFirst } from "../store/settings";
import { Icon } from "../shell/Icon";
import { chooseDigit, chooseEntry, eraseSelected, stepBack, stepForward } from "./entering";

const ENTRIES: readonly Entry[] = ["digit", "mark", "colour"];

export function Pad(): ComponentChild {
    return (
        <section class="pad" aria-label={t("pad.label")}>
            <Entries />
            {entry.value === "colour" ? <Colours /> : <Digits />}
            <div class="tools">
                <button type="button" onClick={stepBack} disabled={game.value.past.length === 0}>
                    <Icon name="undo" />
                    {t("pad.undo")}
                </button>
                <button type="button" onClick={stepForward} disabled={game.value.future.length === 0}>
                    <Icon name="redo" />
                    {t("pad.redo")}
                </button>
                <button type="button" onClick={eraseSelected}>
                    <Icon name="erase" />
                    {t("pad.erase")}
                </button>
            </div>
        </section>
    );
}

function Entries(): ComponentChild {
    return (
        <div class="entries" role="group" aria-label={t("pad.entry")}>
            {ENTRIES.map((kind) => (
                <button key={kind} type="button" aria-pressed={entry.value === kind} onClick={() => chooseEntry(kind)}>
                    <Icon name={kind} />
                    {t(`entry.${kind}.short`)}
                </button>
            ))}
        </div>
    );
}

function Digits(): ComponentChild {
    const { size } = board.value.shape;
    const counts = tally(board.value);
    const held = armed.value?.kind === "colour" ? null : armed.value;
    return (
        <div class="digits" data-size={size}>
            {Array.from({ length: size }, (_, index) => index + 1).map((digit) => {
                const left = Math.max(0, size - counts[digit]!);
                return (
                    <button
                        key={digit}
                        type="button"
                        class={left === 0 ? "digit-key done" : "digit-key"}
                        data-entry={held?.digit === digit ? held.kind : entry.value}
                        aria-pressed={digitFirst.value ? held?.digit === digit : undefined}
                        aria-label={t("pad.digit", { digit: symbolOf(digit), left })}
                        onClick={() => chooseDigit(digit)}
                    >
                        <span class="symbol">{symbolOf(digit)}</span>
                        <span class="left" aria-hidden="true">
                            {left || "✓"}
                        </span>
                    </button>
                );
            })}
        </div>
    );
}

function Colours(): ComponentChild {
    const held = armed.value?.kind === "colour" ? armed.value.digit : 0;
    return (
        <div class="digits colours" data-size={COLOURS}>
            {Array.from({ length: COLOURS }, (_, index) => index + 1).map((colour) => (
                <button
                    key={colour}
                    type="button"
                    class={`colour-key colour-${colour}`}
                    aria-pressed={digitFirst.value ? held === colour : undefined}
                    aria-label={t("cell.colour", { colour })}
                    onClick={() => chooseDigit(colour, "colour")}
                >
                    {colour}
                </button>
            ))}
        </div>
    );
}
