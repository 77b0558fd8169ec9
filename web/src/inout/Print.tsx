// Sheets to print: one to six puzzles a page, from the shelf or newly made, and the answers at the end.
import { useEffect, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { Cancelled } from "../engine/protocol";
import { language, t } from "../i18n/language";
import { nameOf } from "../i18n/names";
import { plain } from "../model/numbers";
import type { Named } from "../model/origin";
import { Icon } from "../shell/Icon";
import { go } from "../shell/route";
import { shelf } from "../store/games";
import { ANY, freshSeed, type Wish } from "./generating";
import { beginSheets, choose, clearSheets, printed, printFresh } from "./printing";
import { Sheets } from "./Sheets";
import { Wishes } from "./Wishes";

const A_PAGE = [1, 2, 3, 4, 5, 6] as const;

export function Print(): ComponentChild {
    const [aPage, setAPage] = useState(2);
    const [answers, setAnswers] = useState(true);
    const [played, setPlayed] = useState(false);
    useEffect(() => {
        beginSheets().catch(() => undefined); // cancelled: the sheet has no answer
        return clearSheets;
    }, []);
    return (
        <div class="print-view">
            <section class="print-options" aria-label={t("print.title")}>
                <h1>{t("print.title")}</h1>
                <fieldset class="choices">
                    <legend>{t("print.a_page")}</legend>
                    {A_PAGE.map((number) => (
                        <label key={number}>
                            <input
                                type="radio"
                                name="a-page"
                                checked={aPage === number}
                                onChange={() => setAPage(number)}
                            />
                            <span>{number}</span>
                        </label>
                    ))}
                </fieldset>
                <label class="switch">
                    <input
                        type="checkbox"
                        checked={answers}
                        onChange={(event) => setAnswers(event.currentTarget.checked)}
                    />
                    <span>{t("print.answers")}</span>
                </label>
                <label class="switch">
                    <input
                        type="checkbox"
                        checked={played}
                        onChange={(event) => setPlayed(event.currentTarget.checked)}
                    />
                    <span>{t("print.played")}</span>
                </label>
                <FromShelf />
                <Fresh />
                <div class="buttons">
                    <button type="button" onClick={() => go({ view: "play" })}>
                        {t("print.back")}
                    </button>
                    <button type="button" class="primary" onClick={() => print()}>
                        <Icon name="print" />
                        {t("print.print")}
                    </button>
                </div>
            </section>
            <Sheets puzzles={printed.value} aPage={aPage} answers={answers} played={played} />
        </div>
    );
}

function FromShelf(): ComponentChild {
    const [failure, setFailure] = useState("");
    const lang = language.value;
    useEffect(() => setFailure(""), [lang]); // it is in the other language
    const toggle = async (id: string, title: Named, on: boolean): Promise<void> => {
        setFailure("");
        try {
            await choose(id, title, on);
        } catch (error) {
            if (!(error instanceof Cancelled)) setFailure((error as Error).message);
        }
    };
    return (
        <details>
            <summary>{t("print.shelf")}</summary>
            <ul class="checks">
                {shelf.value.map(({ id, name, origin }) => (
                    <li key={id}>
                        <label class="switch">
                            <input
                                type="checkbox"
                                checked={printed.value.some((one) => one.id === id)}
                                onChange={(event) => void toggle(id, { name, origin }, event.currentTarget.checked)}
                            />
                            <span>{nameOf({ name, origin })}</span>
                        </label>
                    </li>
                ))}
            </ul>
            {failure ? <p class="errors">{failure}</p> : null}
        </details>
    );
}

function Fresh(): ComponentChild {
    const [wish, setWish] = useState<Wish>({ ...ANY, count: 6 });
    const [failure, setFailure] = useState("");
    const lang = language.value;
    useEffect(() => setFailure(""), [lang]);
    const make = async (): Promise<void> => {
        const seed = plain(wish.seed).trim() || freshSeed();
        setFailure("");
        try {
            setFailure(await printFresh(wish, seed));
        } catch (error) {
            if (!(error instanceof Cancelled)) setFailure((error as Error).message);
        }
    };
    return (
        <details>
            <summary>{t("print.fresh")}</summary>
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void make();
                }}
            >
                <Wishes wish={wish} change={setWish} />
                <label class="field">
                    {t("print.count")}
                    <input
                        type="number"
                        min={1}
                        max={60}
                        value={wish.count}
                        onInput={(event) => setWish({ ...wish, count: Number(event.currentTarget.value) || 1 })}
                    />
                </label>
                {failure ? <p class="errors">{failure}</p> : null}
                <div class="buttons">
                    <button type="submit">{t("generate.make")}</button>
                </div>
            </form>
        </details>
    );
}
