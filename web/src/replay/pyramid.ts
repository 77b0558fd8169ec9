// The columns of a tree in ever coarser blocks (2, 4, 8 ... columns), each with its highest top and lowest bottom: a view
// that shows millions of columns draws one block a pixel, and finding the next branch at some depth skips whole blocks.
import type { Columns } from "./index";

export interface Pyramid {
    tops: Uint16Array[]; // level k: the smallest top in blocks of 2^k columns
    bottoms: Uint16Array[]; // the largest bottom
}

export function pyramidOf(columns: Columns): Pyramid {
    const tops = [columns.top];
    const bottoms = [columns.bottom];
    while (tops[tops.length - 1]!.length > 1) {
        const finerTop = tops[tops.length - 1]!;
        const finerBottom = bottoms[bottoms.length - 1]!;
        const length = (finerTop.length + 1) >> 1;
        const top = new Uint16Array(length);
        const bottom = new Uint16Array(length);
        for (let i = 0; i < length; ++i) {
            const twin = Math.min(2 * i + 1, finerTop.length - 1);
            top[i] = Math.min(finerTop[2 * i]!, finerTop[twin]!);
            bottom[i] = Math.max(finerBottom[2 * i]!, finerBottom[twin]!);
        }
        tops.push(top);
        bottoms.push(bottom);
    }
    return { tops, bottoms };
}

/** Depths that the columns from `begin` to before `end` reach from and to. */
export function extent(pyramid: Pyramid, begin: number, end: number): { top: number; bottom: number } {
    let top = 0xffff;
    let bottom = 0;
    let from = begin;
    while (from < end) {
        let level = 0;
        while (level + 1 < pyramid.tops.length && from % (2 << level) === 0 && from + (2 << level) <= end) ++level;
        const block = from >> level;
        top = Math.min(top, pyramid.tops[level]![block]!);
        bottom = Math.max(bottom, pyramid.bottoms[level]![block]!);
        from += 1 << level;
    }
    return { top, bottom };
}

/** The first column from `begin` on whose first node stands at this depth or higher up; -1 for none. */
export function nextBranch(pyramid: Pyramid, begin: number, depth: number): number {
    const count = pyramid.tops[0]!.length;
    let column = begin;
    let level = 0;
    while (column < count) {
        const block = column >> level;
        if (pyramid.tops[level]![block]! <= depth) {
            if (level === 0) return column;
            --level;
            continue;
        }
        column = (block + 1) << level;
        while (level + 1 < pyramid.tops.length && column % (2 << level) === 0) ++level;
    }
    return -1;
}
