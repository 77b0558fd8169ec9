// What one can wish of a new puzzle, and asking the engine for it. The same seed gives the same puzzles everywhere.
import type { GenerateAnswer, GenerateRequest } from "../engine/api";
import { work } from "../engine/engine";
import type { Origin } from "../model/origin";
import { language } from "../i18n/language";
import { plain } from "../model/numbers";

export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"] as const;
export const SYMMETRIES = ["rotate180", "rotate90", "mirror", "flip", "diagonal", "antidiagonal"] as const;
export const BOXES = ["3x3", "2x2", "2x3", "4x4"] as const;

export interface Wish {
    box: string;
    level: string; // "" for any
    symmetry: string;
    clues: string;
    seed: string;
    count: number;
}

export const ANY: Wish = { box: "3x3", level: "easy", symmetry: "", clues: "", seed: "", count: 1 };

export function requestOf(wish: Wish, seed: number | string): GenerateRequest {
    return {
        count: wish.count,
        seed,
        shape: wish.box,
        ...(wish.level && wish.box === "3x3" ? { level: wish.level } : {}),
        ...(wish.symmetry ? { symmetry: wish.symmetry } : {}),
        ...(wish.clues.trim() ? { clues: plain(wish.clues).replaceAll(/\s/g, "") } : {}),
    };
}

/** What a made puzzle is called by: its level, or its size where there are no levels. */
export function madeBy(wish: Wish, seed: number | string, number?: number): Origin {
    const [rows, cols] = wish.box.split("x").map(Number);
    const size = rows! * cols!;
    const made = {
        kind: "made" as const,
        wish: size === 9 && wish.level ? wish.level : `${size}×${size}`,
        seed: `${seed}`,
    };
    return number === undefined ? made : { ...made, number };
}

export function freshSeed(): number {
    return crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
}

export function generate(wish: Wish, seed: number | string): Promise<GenerateAnswer> {
    return work("generate", { ...requestOf(wish, seed), lang: language.peek() });
}
