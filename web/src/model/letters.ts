// Letters as people count them for the permutations: a character outside the basic plane is one, too.

export function firstLetters(text: string, most: number): string {
    return [...text].slice(0, most).join("");
}
