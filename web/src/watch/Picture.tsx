// What the log is about, as it stands: a board, a word, a row of numbers.
import type { ComponentChild } from "preact";
import { number, t } from "../i18n/language";
import type { Board } from "../model/board";
import { symbolOf } from "../model/digits";
import { choiceOf, swapOf } from "../replay/log";
import { sceneOf, type Scene } from "../replay/scene";
import { cellName } from "../i18n/language";
import type { Session } from "./session";

export function Picture({ session }: { session: Session }): ComponentChild {
    const { subject } = session;
    if (subject.kind === "sudoku") return <BoardPicture session={session} board={subject.board} />;
    if (subject.kind === "permute") return <WordPicture session={session} letters={subject.letters} />;
    return <SumPicture session={session} numbers={subject.numbers} target={subject.target} />;
}

function BoardPicture({ session, board }: { session: Session; board: Board }): ComponentChild {
    void session.position.value;
    const { rows, cols, size } = board.shape;
    const scene = sceneOf(session.replay, board.shape, board.givens);
    const blockers = new Set(scene.skipped.flatMap((one) => one.blockers));
    return (
        <div
            class="board watched"
            role="table"
            aria-label={t("watch.board", { size })}
            data-size={size}
            style={{ "--size": size }}
        >
            {Array.from({ length: size }, (_, row) => (
                <div class="row" role="row" key={row}>
                    {Array.from({ length: size }, (__, column) => {
                        const cell = row * size + column;
                        const classes = ["cell", `role-${scene.roles[cell]!}`];
                        if (column % cols === cols - 1 && column < size - 1) classes.push("box-right");
                        if (row % rows === rows - 1 && row < size - 1) classes.push("box-bottom");
                        if (blockers.has(cell)) classes.push("role-blocker");
                        return (
                            <div
                                class={classes.join(" ")}
                                role="cell"
                                key={cell}
                                aria-label={cellLabel(scene, cell, size)}
                            >
                                {scene.digits[cell] ? (
                                    <span class="digit" aria-hidden="true">
                                        {symbolOf(scene.digits[cell])}
                                    </span>
                                ) : null}
                            </div>
                        );
                    })}
                </div>
            ))}
        </div>
    );
}

function cellLabel(scene: Scene, cell: number, size: number): string {
    const role = scene.roles[cell]!;
    const name = cellName(cell, size);
    if (role === "open") return `${name}${t("cell.comma")}${t("cell.empty")}`;
    const digit = scene.digits[cell] ? ` ${symbolOf(scene.digits[cell])}` : "";
    return `${name}${t("cell.comma")}${t(`role.${role}`)}${digit}`;
}

function WordPicture({ session, letters }: { session: Session; letters: string[] }): ComponentChild {
    void session.position.value;
    const { replay, subject } = session;
    const word = [...letters];
    for (const code of replay.stack) swap(word, swapOf(code));
    const last = replay.last;
    const turn = last === undefined ? null : replay.turn(last);
    const moved = last !== undefined && turn !== "found" ? swapOf(last) : null;
    const words = subject.kind === "permute" ? subject.words : [];
    return (
        <div class="word-picture">
            <ol class="letters" aria-label={word.join(" ")}>
                {word.map((letter, index) => {
                    const here = moved && (moved.first === index || moved.second === index);
                    const role = turn === "found" ? "solved" : here ? (turn === "undo" ? "undone" : "newest") : "tried";
                    return (
                        <li key={index} class={`tile role-${role}`}>
                            {letter}
                            <small>{index + 1}</small>
                        </li>
                    );
                })}
            </ol>
            <Found list={words.slice(Math.max(0, replay.found - 200), replay.found)} count={replay.found} />
        </div>
    );
}

function swap(word: string[], { first, second }: { first: number; second: number }): void {
    const kept = word[first]!;
    word[first] = word[second]!;
    word[second] = kept;
}

function SumPicture({
    session,
    numbers,
    target,
}: {
    session: Session;
    numbers: number[];
    target: number;
}): ComponentChild {
    void session.position.value;
    const { replay, subject } = session;
    const choices = new Map(replay.stack.map((code) => [choiceOf(code).index, choiceOf(code).leave]));
    const taken = numbers.filter((_, index) => choices.get(index) === false);
    const sum = taken.reduce((all, one) => all + one, 0);
    const last = replay.last;
    const turn = last === undefined ? null : replay.turn(last);
    const at = last !== undefined && turn !== "found" ? choiceOf(last).index : -1;
    const subsets = subject.kind === "subset" ? subject.subsets : [];
    const lines = subsets
        .slice(Math.max(0, replay.found - 200), replay.found)
        .map((indices) => `${indices.map((index) => numbers[index]!).join(" + ") || "0"} = ${target}`);
    return (
        <div class="word-picture">
            <ol class="letters">
                {numbers.map((one, index) => {
                    const choice = choices.get(index);
                    const state = choice === undefined ? "ahead" : choice ? "left" : "taken";
                    const role =
                        turn === "found" && state === "taken"
                            ? "solved"
                            : index === at
                              ? turn === "undo"
                                  ? "undone"
                                  : "newest"
                              : state;
                    return (
                        <li key={index} class={`tile role-${role} choice-${state}`}>
                            {one}
                            <small>{t(`choice.${state}`)}</small>
                        </li>
                    );
                })}
            </ol>
            <p class="sum">
                {taken.join(" + ") || "0"} = <strong>{sum}</strong>
                <span class="quiet">{t("subset.goal", { target, rest: target - sum })}</span>
            </p>
            <Found list={lines} count={replay.found} />
        </div>
    );
}

function Found({ list, count }: { list: string[]; count: number }): ComponentChild {
    return (
        <div class="found">
            <h2>{t("found.title", { count: number(count) })}</h2>
            <ul tabIndex={0} aria-label={t("found.title", { count: number(count) })}>
                {list.map((line, index) => (
                    <li key={count - list.length + index}>{line}</li>
                ))}
            </ul>
        </div>
    );
}
