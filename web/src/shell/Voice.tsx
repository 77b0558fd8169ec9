// What the page says: aloud to screen readers, and in notes that everybody sees for a moment.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { announced, note } from "./announce";
import { Icon } from "./Icon";

export function Announced(): ComponentChild {
    return (
        <div class="unseen" aria-live="polite" role="status">
            {announced.value}
        </div>
    );
}

export function Note(): ComponentChild {
    const shown = note.value;
    if (!shown) return null;
    const close = (): void => void (note.value = null);
    const { action } = shown;
    return (
        <section class={`note ${shown.tone}`} aria-label={t("note.label")}>
            <span>{shown.text}</span>
            {action ? (
                <button
                    type="button"
                    onClick={() => {
                        close();
                        action.run();
                    }}
                >
                    {action.label}
                </button>
            ) : null}
            <button type="button" class="icon-button" aria-label={t("close")} onClick={close}>
                <Icon name="close" />
            </button>
        </section>
    );
}
