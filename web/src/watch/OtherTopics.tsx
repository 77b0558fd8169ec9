// The two siblings of the search: all permutations of a word by swapping, and the partial sums of some numbers.
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { work } from "../engine/engine";
import { language, number, t } from "../i18n/language";
import { firstLetters } from "../model/letters";
import { numbersOf } from "../model/numbers";
import { Loader, useLog } from "./loading";
import { LoadNote } from "./LoadNote";
import { Session } from "./session";
import { Viewer } from "./Viewer";

const MOST_LETTERS = 8;
const MOST_NUMBERS = 24;
const MOST_FOUND = 100_000;

const word = signal("abcd");
const distinct = signal(false);
const words = new Loader();

async function loadWords(): Promise<Session | string> {
    const letters = [...word.peek().trim()].sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!);
    if (letters.length === 0) return t("permute.empty");
    const request = { word: letters.join(""), distinct: distinct.peek(), limit: MOST_FOUND, lang: language.peek() };
    const { words: found, events, index, complete } = await work("permute", request);
    const subject = { kind: "permute", letters, words: found, complete } as const;
    return new Session(subject, { kind: "permute", size: letters.length, events }, index);
}

/** The field takes no more letters than are permuted. While one is composed (Chinese, accents) it takes what it gets. */
function limitWord(field: HTMLInputElement): void {
    const letters = firstLetters(field.value, MOST_LETTERS);
    if (field.value !== letters) field.value = letters;
    word.value = letters;
}

export function PermuteTopic(): ComponentChild {
    useLog(words, loadWords);
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
                        value={word.value}
                        onInput={(event) => {
                            if (!event.isComposing) limitWord(event.currentTarget);
                        }}
                        onCompositionEnd={(event) => limitWord(event.currentTarget)}
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
            <Shown loader={words} load={loadWords} />
        </>
    );
}

const numbers = signal("1 2 4 7");
const target = signal("13");
const sums = new Loader();

async function loadSums(): Promise<Session | string> {
    const list = numbersOf(numbers.peek());
    const goal = numbersOf(target.peek());
    if (!list || goal?.length !== 1) return t("subset.bad");
    if (list.length > MOST_NUMBERS) return t("subset.many", { most: MOST_NUMBERS });
    const request = { numbers: list, target: goal[0]!, limit: MOST_FOUND, lang: language.peek(), time: 20 };
    const { subsets, events, index, complete } = await work("subsetSum", request);
    const subject = { kind: "subset", numbers: list, target: goal[0]!, subsets, complete } as const;
    return new Session(subject, { kind: "subset", size: list.length, events }, index);
}

export function SubsetTopic(): ComponentChild {
    useLog(sums, loadSums);
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
                    {t("subset.numbers", { most: MOST_NUMBERS })}
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
            <Shown loader={sums} load={loadSums} />
        </>
    );
}

function Shown({ loader, load }: { loader: Loader; load: () => Promise<Session | string> }): ComponentChild {
    const { session } = loader.state.value;
    return (
        <>
            <LoadNote loaded={loader.state.value} again={() => void loader.load(load)} />
            {session ? (
                <>
                    <CutNote session={session} />
                    <Viewer session={session} />
                </>
            ) : null}
        </>
    );
}

/** A search that found very many, or took very long, was ended. */
function CutNote({ session }: { session: Session }): ComponentChild {
    const { subject } = session;
    if (subject.kind === "sudoku" || subject.complete) return null;
    const count = subject.kind === "subset" ? subject.subsets.length : subject.words.length;
    return <p class="log-note">{t(`watch.cut.${subject.kind}`, { count: number(count) })}</p>;
}
