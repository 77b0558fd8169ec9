// Where a board comes from. A board without a name of its own is called by it, in the language that is shown.

export type Origin =
    | { kind: "first" } // the puzzle of the first visit
    | { kind: "typed" }
    | { kind: "shared" }
    | { kind: "read"; number: number } // which puzzle of the text, from 1
    | { kind: "made"; wish: string; seed: string; number?: number }; // wish: a level, or a size such as 16×16

/** What is needed to say what a board is called. */
export interface Named {
    name: string; // "" where nobody gave one
    origin: Origin;
}

const MOST_LETTERS = 40;

/** The origin in something that was kept or came in; boards of older pages have none. */
export function originOf(value: unknown): Origin {
    const { kind, number, wish, seed } = (value ?? {}) as Record<string, unknown>;
    const count = Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : null;
    const isShort = (text: unknown): text is string => typeof text === "string" && text.length <= MOST_LETTERS;
    if (kind === "first" || kind === "shared") return { kind };
    if (kind === "read" && count !== null) return { kind, number: count };
    if (kind === "made" && isShort(wish) && isShort(seed))
        return count === null ? { kind, wish, seed } : { kind, wish, seed, number: count };
    return { kind: "typed" };
}
