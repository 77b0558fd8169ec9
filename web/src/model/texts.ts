// Texts that come in, and how much of them is of use: a file may hold a million puzzles, and the page offers some of them.
// What is left out is always said.

export const MOST_READ = 1_000_000; // letters that the reader gets
export const MOST_SHOWN = 20_000; // letters that the text field of the dialog gets
export const MOST_COUNTED = 5_000; // puzzles that are looked for
export const MOST_OFFERED = 60; // puzzles that the dialog lists
export const MOST_GAME = 32_000_000; // letters of an exported game, which is of use only as a whole

export interface Part {
    text: string;
    isPart: boolean;
}

/** The beginning of a text that is too long, up to the end of a line. */
export function usefulPart(text: string, isPart = false): Part {
    if (text.length <= MOST_READ && !isPart) return { text, isPart };
    const head = text.slice(0, MOST_READ);
    const end = head.lastIndexOf("\n");
    return { text: end > 0 ? head.slice(0, end + 1) : head, isPart: true };
}

/** Whether the text begins as an exported game does. */
export function beginsAsGame(text: string): boolean {
    return /^\s*\{\s*"version"\s*:/.test(text.slice(0, 200));
}

/** Of a file, what is of use; the rest is never read. */
export async function usefulPartOf(file: Blob): Promise<Part> {
    const head = await file.slice(0, MOST_READ).text();
    if (file.size <= MOST_READ) return { text: head, isPart: false };
    if (beginsAsGame(head) && file.size <= MOST_GAME) return { text: await file.text(), isPart: false };
    return usefulPart(head, true);
}

/** OpenSudoku's files, which the engine of the page does not read. */
export function isOpenSudoku(text: string): boolean {
    return /<opensudoku\b/i.test(text.slice(0, 2000));
}
