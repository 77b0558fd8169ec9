// How the visitor likes the board.
import type { ComponentChild } from "preact";
import type { Signal } from "@preact/signals";
import { t, type Key } from "../i18n/language";
import { digitFirst, showClock, showConflicts, showSame } from "../store/settings";
import { armed } from "../store/hand";
import { Dialog } from "./Dialog";

export function Settings(): ComponentChild {
    return (
        <Dialog title="settings.title">
            <div class="settings">
                <Switch of={digitFirst} title="settings.digit_first" more="settings.digit_first.more" />
                <Switch of={showSame} title="settings.same" more="settings.same.more" />
                <Switch of={showConflicts} title="settings.conflicts" more="settings.conflicts.more" />
                <Switch of={showClock} title="settings.clock" more="settings.clock.more" />
            </div>
        </Dialog>
    );
}

function Switch({ of, title, more }: { of: Signal<boolean>; title: Key; more: Key }): ComponentChild {
    return (
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                checked={of.value}
                onChange={(event) => {
                    of.value = event.currentTarget.checked;
                    armed.value = null;
                }}
            />
            <span>
                {t(title)}
                <small>{t(more)}</small>
            </span>
        </label>
    );
}
