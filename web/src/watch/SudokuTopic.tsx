// Backtracking on a Sudoku: which puzzle, in which order the cells are visited, one solution or the proof that it is the only one.
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { work } from "../engine/engine";
import { language, number, t } from "../i18n/language";
import { boardOf, stateOf, type Board } from "../model/board";
import { board as openBoard } from "../store/games";
import { boardOfExample, EXAMPLES } from "./examples";
import { Loader, useLog } from "./loading";
import { LoadNote } from "./LoadNote";
import { Session } from "./session";
import { Viewer } from "./Viewer";

const OPEN = "open";
const SECONDS = 30; // the search may count on for so long after its log is full

const choice = signal<string>(OPEN);
const order = signal<"reading" | "fewest">("reading");
const proof = signal(false);
const loader = new Loader();

/** What is chosen when one comes from the board: that board. */
export function chooseOpenBoard(): void {
    choice.value = OPEN;
}

export function boardOfChoice(name: string): Board {
    const example = EXAMPLES.find(({ key }) => key === name);
    return example ? boardOfExample(example) : boardOf(stateOf(openBoard.value, "puzzle"));
}

async function load(): Promise<Session | string> {
    const board = boardOfChoice(choice.peek());
    const request = {
        puzzle: stateOf(board, "puzzle"),
        order: order.peek(),
        solutions: proof.peek() ? 2 : 1,
        time: SECONDS,
        lang: language.peek(),
    };
    const { events, index, tries, undos, complete, rule_break: broken } = await work("trace", request);
    if (broken) return broken.message;
    const subject = { kind: "sudoku", board, order: order.peek(), tries, undos, complete } as const;
    return new Session(subject, { kind: "sudoku", size: board.shape.size, events }, index);
}

export function SudokuTopic(): ComponentChild {
    const about = JSON.stringify([stateOf(boardOfChoice(choice.value), "puzzle"), order.value, proof.value]);
    useLog(loader, load, about);
    const { session } = loader.state.value;
    return (
        <>
            <div class="topic-options">
                <label class="field inline">
                    {t("watch.puzzle")}
                    <PuzzleChoice value={choice.value} change={(name) => (choice.value = name)} />
                </label>
                <label class="field inline">
                    {t("watch.order")}
                    <select
                        value={order.value}
                        onChange={(event) => (order.value = event.currentTarget.value as "reading" | "fewest")}
                    >
                        <option value="reading">{t("order.reading")}</option>
                        <option value="fewest">{t("order.fewest")}</option>
                    </select>
                </label>
                <label class="switch">
                    <input
                        type="checkbox"
                        checked={proof.value}
                        onChange={(event) => (proof.value = event.currentTarget.checked)}
                    />
                    <span>{t("watch.proof")}</span>
                </label>
            </div>
            <LogNote session={session} />
            <LoadNote loaded={loader.state.value} again={() => void loader.load(load, about)} />
            {session ? <Viewer session={session} /> : null}
        </>
    );
}

interface ChoiceProps {
    value: string;
    change: (name: string) => void;
    disabled?: boolean;
}

export function PuzzleChoice({ value, change, disabled = false }: ChoiceProps): ComponentChild {
    return (
        <select value={value} disabled={disabled} onChange={(event) => change(event.currentTarget.value)}>
            <option value={OPEN}>{t("example.open")}</option>
            {EXAMPLES.map(({ key }) => (
                <option key={key} value={key}>
                    {t(key)}
                </option>
            ))}
        </select>
    );
}

/** A log is cut at some millions of events; what the whole search took is said all the same. */
function LogNote({ session }: { session: Session | null }): ComponentChild {
    if (session?.subject.kind !== "sudoku") return null;
    const { tries, undos, complete } = session.subject;
    if (tries + undos <= session.length) return null;
    return (
        <p class="log-note">
            {t("watch.cut", { kept: number(session.length), tries: number(tries), undos: number(undos) })}
            {complete ? "" : t("watch.cut.unfinished")}
        </p>
    );
}
