// What a board is called: its own name, or where it comes from in the language that is shown.
import type { Named } from "../model/origin";
import type { Key } from "./en";
import { t } from "./language";

export function nameOf({ name, origin }: Named): string {
    if (name.trim() !== "") return name;
    if (origin.kind === "read") return t("game.read", { number: origin.number });
    if (origin.kind !== "made") return t(`game.${origin.kind}`);
    const { wish, seed, number } = origin;
    const level = LEVELS.has(wish) ? t(`level.${wish}` as Key) : wish;
    const made = t("generate.name", { level, seed });
    return number === undefined ? made : `${made} · ${number}`;
}

const LEVELS: ReadonlySet<string> = new Set(["easy", "medium", "hard", "expert", "extreme"]);
