// A new puzzle by wishes: level, size, symmetry, number of givens, and the seed to make it again.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { Cancelled } from "../engine/protocol";
import { language, t } from "../i18n/language";
import { boardOf } from "../model/board";
import { plain } from "../model/numbers";
import { notify } from "../shell/announce";
import { Dialog } from "../shell/Dialog";
import { closeDialog } from "../shell/dialogs";
import { begin, shelve } from "../store/games";
import { go, route } from "../shell/route";
import { ANY, freshSeed, generate, madeBy, type Wish } from "./generating";
import { Wishes } from "./Wishes";

let last: Wish = ANY; // kept while the page is open, but for the seed

export function Generate(): ComponentChild {
    const [wish, setWish] = useState<Wish>({ ...last, seed: "" });
    const [failure, setFailure] = useState("");
    const [busy, setBusy] = useState(false);
    const lang = language.value;
    useEffect(() => setFailure(""), [lang]); // it is in the other language
    const isGone = useRef(false); // closed, while the engine may still be at work for it
    useEffect(() => () => void (isGone.current = true), []);
    const fail = (message: string): void => {
        if (isGone.current) notify(message, "bad");
        else setFailure(message);
    };
    const make = async (): Promise<void> => {
        last = wish;
        const seed = plain(wish.seed).trim() || freshSeed();
        setBusy(true);
        setFailure("");
        try {
            const answer = await generate({ ...wish, count: 1 }, seed);
            const made = answer.puzzles[0];
            if (!made) {
                fail(answer.message ?? t("generate.failed"));
                return;
            }
            const start = { name: "", origin: madeBy(wish, seed), board: boardOf(made.state) };
            if (isGone.current) {
                notify(t(shelve(start) ? "generate.shelved" : "generate.done", { seed }), "good");
                return;
            }
            begin(start);
            closeDialog();
            if (route.peek().view !== "play") go({ view: "play" });
            notify(t("generate.done", { seed }), "good");
        } catch (error) {
            if (!(error instanceof Cancelled)) fail((error as Error).message);
        } finally {
            setBusy(false);
        }
    };
    return (
        <Dialog title="generate.title">
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void make();
                }}
            >
                <Wishes wish={wish} change={setWish} />
                {failure ? (
                    <p class="errors" role="alert">
                        {failure}
                    </p>
                ) : null}
                <div class="buttons">
                    <button type="submit" class="primary" disabled={busy}>
                        {t(busy ? "generate.busy" : "generate.make")}
                    </button>
                </div>
            </form>
        </Dialog>
    );
}
