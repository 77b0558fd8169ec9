// The page: head, the view that the address names, the open dialog, and what is said aloud.
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import { working } from "../engine/engine";
import { t } from "../i18n/language";
import { Generate } from "../inout/Generate";
import { Export } from "../inout/Export";
import { listenForText } from "../inout/intake";
import { NewBoard } from "../inout/NewBoard";
import { Open } from "../inout/Open";
import { Print } from "../inout/Print";
import { Share } from "../inout/Share";
import { Shelf } from "../inout/Shelf";
import { Play } from "../play/Play";
import { Watch } from "../watch/Watch";
import { storageFails } from "../store/games";
import { openDialog, type DialogName } from "./dialogs";
import { focusBoard } from "./focus";
import { Header } from "./Header";
import { Help } from "./Help";
import { route } from "./route";
import { Settings } from "./Settings";
import { Announced, Note } from "./Voice";

const DIALOGS: Record<DialogName, () => ComponentChild> = {
    new: NewBoard,
    generate: Generate,
    open: Open,
    share: Share,
    export: Export,
    shelf: Shelf,
    settings: Settings,
    help: Help,
};

export function App(): ComponentChild {
    useEffect(() => listenForText(), []);
    useEffect(() => {
        const help = (event: KeyboardEvent): void => {
            const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
            if (event.key === "?" && !typing && openDialog.peek() === null) openDialog.value = "help";
        };
        addEventListener("keydown", help);
        return () => removeEventListener("keydown", help);
    }, []);
    const name = openDialog.value;
    const Shown = name ? DIALOGS[name] : null;
    const { view } = route.value;
    return (
        <div class="page" data-view={view}>
            <a class="skip" href="#main" onClick={skip}>
                {t("skip")}
            </a>
            <Header />
            {storageFails.value ? (
                <p class="warning" role="alert">
                    {t("storage.fails")}
                </p>
            ) : null}
            <main id="main" tabIndex={-1}>
                {view === "watch" ? <Watch /> : view === "print" ? <Print /> : <Play />}
            </main>
            {Shown ? <Shown key={name} /> : null}
            <WorkBar />
            {Shown ? null : <Note />}
            <Announced />
        </div>
    );
}

function skip(event: Event): void {
    event.preventDefault();
    focusBoard();
}

/** What runs long, how far it is, and the way to end it. It stays hidden for the blink of an eye, by its style. */
function WorkBar(): ComponentChild {
    const work = working.value;
    if (!work) return null;
    return (
        <section class="work-bar" aria-label={t("work.label")}>
            <span class="spinner" aria-hidden="true" />
            <span>
                {t("work.running")} {work.progress}
            </span>
            <button type="button" onClick={work.cancel}>
                {t("cancel")}
            </button>
        </section>
    );
}
