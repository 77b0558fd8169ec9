// Both tables of sentences: the same keys, the same places to fill, and nothing left untranslated.
import { describe, expect, it } from "vitest";
import { en } from "../../src/i18n/en";
import { zh } from "../../src/i18n/zh";

const places = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe("the sentences", () => {
    it("have the same keys in both languages", () => {
        expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
    });

    it("have the same places to fill", () => {
        for (const [key, sentence] of Object.entries(en))
            expect([key, places(zh[key as keyof typeof en])]).toEqual([key, places(sentence)]);
    });

    it("are Chinese in the Chinese table, but for marks, numbers and puzzles", () => {
        const bare = Object.entries(zh).filter(([, sentence]) => !/\p{Script=Han}/u.test(sentence));
        const allowed = ["cell.name", "list.comma", "sentence.gap", "cell.comma", "open.placeholder"];
        expect(bare.map(([key]) => key).sort()).toEqual(allowed.sort());
    });

    it("hold no empty sentence but the gap between Chinese sentences", () => {
        for (const table of [en, zh])
            for (const [key, sentence] of Object.entries(table))
                if (key !== "sentence.gap") expect(sentence.trim(), key).not.toBe("");
    });
});
