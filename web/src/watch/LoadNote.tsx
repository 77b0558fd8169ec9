// What stands in the place of a log that is not there: why, and how to get it.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import type { Loaded } from "./loading";

export function LoadNote({ loaded, again }: { loaded: Loaded; again: () => void }): ComponentChild {
    if (loaded.failure)
        return (
            <p class="errors" role="alert">
                {loaded.failure}
            </p>
        );
    if (loaded.cancelled)
        return (
            <p class="log-note" role="status">
                {t("watch.cancelled")}{" "}
                <button type="button" onClick={again}>
                    {t("watch.again")}
                </button>
            </p>
        );
    return loaded.loading && !loaded.session ? <p>{t("answers.waiting")}</p> : null;
}
