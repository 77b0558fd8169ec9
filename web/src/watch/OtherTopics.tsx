// The two siblings of the search: all permutations of a word by swapping, and the partial sums of some numbers.
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { work } from "../engine/engine";
import { language, t } from "../i18n/language";
import { Loader, useFirstLoad, type Loaded } from "./loading";
import { Session } from "./session";
import { Viewer } from "./Viewer";

const MOST_LETTERS = 8;
const MOST_NUMBERS = 24;
const MOST_FOUND = 100_000;

const word = signal("abcd");
const distinct = signal(false);
const words = new Loader();

async function loadWords(): Promise<Session | string> {
    const letters = [...word.peek().trim()]
        .slice(0, MOST_LETTERS)
        .sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!);
    if (letters.length === 0) return t("permute.empty");
    const request = { word: letters.join(""), distinct: distinct.peek(), limit: MOST_FOUND, lang: language.peek() };
    const { words: found, events, index, complete } = await work("permute", request);
    const subject = { kind: "permute", letters, words: found, complete } as const;
    return new Session(subject, { kind: "permute", size: letters.length, events }, index);
}

export function PermuteTopic(): ComponentChild {
    useFirstLoad(words, () => void words.load(loadWords));
    return (
        <>
            <form
                class="topic-options"
                onSubmit={(event) => {
                    event.preventDefault();
                    void words.load(loadWords);
                }}
            >
                <label class="field inline">
                    {t("permute.word", { most: MOST_LETTERS })}
                    <input
                        type="text"
                        maxLength={2 * MOST_LETTERS}
                        value={word.value}
                        onInput={(event) => (word.value = event.currentTarget.value)}
                    />
                </label>
                <label class="switch">
                    <input
                        type="checkbox"
                        checked={distinct.value}
                        onChange={(event) => (distinct.value = event.currentTarget.checked)}
                    />
                    <span>{t("permute.distinct")}</span>
                </label>
                <button type="submit">{t("watch.start")}</button>
            </form>
            <Shown loaded={words.state.value} />
        </>
    );
}

const numbers = signal("1 2 4 7");
const target = signal("13");
const sums = new Loader();

/** The numbers in a text; null where something else stands in it. */
export function numbersOf(text: string): number[] | null {
    const parts = text.split(/[\s,，、]+/).filter((part) => part !== "");
    const found = parts.map(Number);
    return found.length > 0 && found.every((one) => Number.isSafeInteger(one)) ? found : null;
}

async function loadSums(): Promise<Session | string> {
    const list = numbersOf(numbers.peek())?.slice(0, MOST_NUMBERS);
    const goal = numbersOf(target.peek());
    if (!list || goal?.length !== 1) return t("subset.bad");
    const request = { numbers: list, target: goal[0]!, limit: MOST_FOUND, lang: language.peek(), time: 20 };
    const { subsets, events, index, complete } = await work("subsetSum", request);
    const subject = { kind: "subset", numbers: list, target: goal[0]!, subsets, complete } as const;
    return new Session(subject, { kind: "subset", size: list.length, events }, index);
}

export function SubsetTopic(): ComponentChild {
    useFirstLoad(sums, () => void sums.load(loadSums));
    return (
        <>
            <form
                class="topic-options"
                onSubmit={(event) => {
                    event.preventDefault();
                    void sums.load(loadSums);
                }}
            >
                <label class="field inline">
                    {t("subset.numbers")}
                    <input
                        type="text"
                        value={numbers.value}
                        onInput={(event) => (numbers.value = event.currentTarget.value)}
                    />
                </label>
                <label class="field inline">
                    {t("subset.target")}
                    <input
                        type="text"
                        size={6}
                        value={target.value}
                        onInput={(event) => (target.value = event.currentTarget.value)}
                    />
                </label>
                <button type="submit">{t("watch.start")}</button>
            </form>
            <Shown loaded={sums.state.value} />
        </>
    );
}

function Shown({ loaded }: { loaded: Loaded }): ComponentChild {
    if (loaded.failure)
        return (
            <p class="errors" role="alert">
                {loaded.failure}
            </p>
        );
    return loaded.session ? <Viewer session={loaded.session} /> : null;
}
