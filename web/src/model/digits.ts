// Digits as people write them (1-9, then A for 10, B for 11 ...), and sets of digits as the bits of a number: bit d - 1
// is digit d. Boards have at most 25 digits, so a set fits.
import { plain } from "./numbers";

export function symbolOf(digit: number): string {
    if (digit === 0) return "";
    return digit < 10 ? String(digit) : String.fromCharCode(55 + digit);
}

/** The digit that a typed character means on a board of this size; 0 for none. */
export function digitOf(character: string, size: number): number {
    if (character.length !== 1) return 0;
    const code = plain(character).toUpperCase().charCodeAt(0);
    const digit = code >= 49 && code <= 57 ? code - 48 : code >= 65 && code <= 90 ? code - 55 : 0;
    return digit <= size ? digit : 0;
}

export function bit(digit: number): number {
    return 1 << (digit - 1);
}

export function allDigits(size: number): number {
    return (1 << size) - 1;
}

export function countOf(set: number): number {
    let count = 0;
    for (let rest = set; rest; rest &= rest - 1) ++count;
    return count;
}

export function digitsOf(set: number): number[] {
    const digits: number[] = [];
    for (let rest = set; rest; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
    return digits;
}

export function setOf(digits: readonly number[]): number {
    return digits.reduce((set, digit) => set | bit(digit), 0);
}
