// The boards along an explanation: board i is what stands before step i, the last one is the end.
import type { Step } from "../engine/api";
import type { Board } from "./board";
import { applied, followStep } from "./edit";

export function boardsAlong(start: Board, steps: readonly Step[]): Board[] {
    const boards = [start];
    for (const step of steps) {
        const board = boards[boards.length - 1]!;
        boards.push(applied(board, followStep(board, step)));
    }
    return boards;
}

export type Level = "easy" | "medium" | "hard" | "expert" | "extreme";

/** The name of a rating (ER) in words, as the generator's levels have it. */
export function levelOf(er: number): Level {
    if (er <= 2.3) return "easy";
    if (er < 3.5) return "medium";
    if (er < 6.5) return "hard";
    return er < 8 ? "expert" : "extreme";
}
