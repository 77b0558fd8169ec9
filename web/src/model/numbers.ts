// Numbers as people type them, also with a Chinese keyboard: full-width digits, commas, signs and spaces.

/** The text with full-width characters as the usual ones. */
export function plain(text: string): string {
    return text.normalize("NFKC").replaceAll("\u2212", "-"); // the minus of typesetting
}

/** The whole numbers in a text; null where there is none or something else stands in it. */
export function numbersOf(text: string): number[] | null {
    const parts = plain(text)
        .split(/[\s,;、]+/)
        .filter((part) => part !== "");
    const found = parts.map((part) => (/^[+-]?\d+$/.test(part) ? Number(part) : NaN));
    return found.length > 0 && found.every((one) => Number.isSafeInteger(one)) ? found : null;
}
