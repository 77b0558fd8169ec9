// Puzzles to watch: the one that is open, and some that teach something.
import type { Key } from "../i18n/language";
import { emptyBoard, type Board } from "../model/board";
import { SHAPES } from "../model/shape";

export const LESSON = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

interface Example {
    key: Key;
    size: 4 | 6 | 9;
    line: string;
}

export const EXAMPLES: readonly Example[] = [
    { key: "example.small", size: 4, line: ".....14.3.121.34" },
    {
        key: "example.easy",
        size: 9,
        line: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    },
    {
        key: "example.inkala",
        size: 9,
        line: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    },
    { key: "example.lesson", size: 9, line: LESSON },
];

export function boardOfExample({ size, line }: Example): Board {
    const givens = Array.from(line, (character) => (character === "." ? 0 : Number(character)));
    return { ...emptyBoard(SHAPES[size]), givens };
}
