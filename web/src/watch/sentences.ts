// What just happened, in a sentence; and what could happen next, as an answer to a question.
import { symbolOf } from "../model/digits";
import type { Guess } from "../replay/question";
import { guessOf } from "../replay/question";
import { sceneOf } from "../replay/scene";
import { cellName, t } from "../i18n/language";
import type { Session, Subject } from "./session";

export function sentenceOf(session: Session): string {
    const { replay, subject } = session;
    const { last } = replay;
    if (last === undefined) return t(`watch.start.${subject.kind}`);
    const said = sentenceOfGuess(subject, guessOf(replay, last), "was");
    if (subject.kind !== "sudoku") return said;
    const scene = sceneOf(replay, subject.board.shape, subject.board.givens);
    const { size } = subject.board.shape;
    const skipped = scene.skipped.map(({ digit }) => symbolOf(digit)).join(t("list.comma"));
    const parts = [said];
    if (skipped) parts.push(t("watch.skipped", { digits: skipped }));
    const stuck = scene.roles.indexOf("stuck");
    if (stuck >= 0) parts.push(t("watch.stuck", { cell: cellName(stuck, size) }));
    return parts.join(t("sentence.gap"));
}

export function sentenceOfGuess(subject: Subject, guess: Guess, tense: "was" | "next"): string {
    const { turn, a, b } = guess;
    if (turn === "found" || turn === "exhausted") return t(`watch.${turn}.${subject.kind}`);
    if (subject.kind === "sudoku")
        return t(`watch.${turn}.sudoku.${tense}`, { cell: cellName(a, subject.board.shape.size), digit: symbolOf(b) });
    if (subject.kind === "permute") return t(`watch.${turn}.permute`, { first: a + 1, second: b + 1 });
    const number = subject.numbers[a] ?? 0;
    if (turn === "undo") return t("watch.undo.subset", { number });
    return t(b ? "watch.leave.subset" : "watch.take.subset", { number });
}
