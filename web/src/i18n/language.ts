// The language of the page: what the visitor chose last, else what the browser asks for, else English. `t` looks a
// sentence up and fills its {places}; components that call it are drawn anew when the language changes.
import { effect } from "@preact/signals";
import type { Language } from "../engine/api";
import { kept } from "../store/kept";
import { en, type Key } from "./en";
import { zh } from "./zh";

export type { Key } from "./en";

const TABLES: Record<Language, Record<Key, string>> = { en, zh };

export function preferred(languages: readonly string[]): Language {
    for (const language of languages) {
        if (/^zh\b/i.test(language)) return "zh";
        if (/^en\b/i.test(language)) return "en";
    }
    return "en";
}

export const language = kept<Language>(
    "language",
    preferred(navigator.languages),
    (value) => value === "en" || value === "zh",
);

effect(() => {
    document.documentElement.lang = language.value === "zh" ? "zh-Hans" : "en";
    document.title = t("page.title");
});

export type Values = Record<string, string | number>;

export function fill(sentence: string, values: Values): string {
    return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function t(key: Key, values: Values = {}): string {
    return fill(TABLES[language.value][key], values);
}

/** A cell as people say it: r3c4, or 第 3 行第 4 列. */
export function cellName(cell: number, size: number): string {
    return t("cell.name", { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });
}

export function number(value: number): string {
    return value.toLocaleString(language.value === "zh" ? "zh-CN" : "en");
}
