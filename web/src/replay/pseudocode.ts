// The three algorithms as C++ that one can read aloud, and which line an event belongs to. The captions of the lines are
// in the tables of i18n.
import { choiceOf, turnOf, type LogKind, type Turn } from "./log";

export interface Listing {
    lines: readonly string[];
    lineOf: Record<Turn | "start", number>;
}

const SUDOKU: Listing = {
    lines: [
        "bool solve(int i) {",
        "    if (i == open.size()) return true;",
        "    for (int d = 1; d <= size; ++d) {",
        "        if (!fits(open[i], d)) continue;",
        "        put(open[i], d);",
        "        if (solve(i + 1)) return true;",
        "        take_back(open[i], d);",
        "    }",
        "    return false;",
        "}",
    ],
    lineOf: { start: 0, try: 4, undo: 6, found: 1, exhausted: 8 },
};

const PERMUTE: Listing = {
    lines: [
        "void permute(int i) {",
        "    if (i + 1 == word.size()) found(word);",
        "    for (int j = i; j < word.size(); ++j) {",
        "        swap(word[i], word[j]);",
        "        permute(i + 1);",
        "        swap(word[i], word[j]);",
        "    }",
        "}",
    ],
    lineOf: { start: 0, try: 3, undo: 5, found: 1, exhausted: 7 },
};

const SUBSET: Listing = {
    lines: [
        "void choose(int i, int rest) {",
        "    if (rest == 0) found(taken);",
        "    if (out_of_reach(i, rest)) return;",
        "    taken.push_back(i);",
        "    choose(i + 1, rest - number[i]);",
        "    taken.pop_back();",
        "    choose(i + 1, rest);",
        "}",
    ],
    lineOf: { start: 0, try: 3, undo: 5, found: 1, exhausted: 7 },
};

export const LISTINGS: Record<LogKind, Listing> = { sudoku: SUDOKU, permute: PERMUTE, subset: SUBSET };

const LEAVE_LINE = 6;

/** The line that an event stands in; that of the first call for none. */
export function lineAt(kind: LogKind, code: number | undefined): number {
    if (code === undefined) return LISTINGS[kind].lineOf.start;
    const turn = turnOf(kind, code);
    if (kind === "subset" && turn === "try" && choiceOf(code).leave) return LEAVE_LINE;
    return LISTINGS[kind].lineOf[turn];
}
