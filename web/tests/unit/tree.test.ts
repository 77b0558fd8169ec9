// The view of the tree: zooming keeps the place under the pointer, following moves only when it must; listings and lines.
import { describe, expect, it } from "vitest";
import { lineAt, LISTINGS } from "../../src/replay/pseudocode";
import { bounded, columnAt, fitted, following, rowHeight, xOf, yOf, zoomed } from "../../src/watch/treeView";
import { permuteLog, SMALL, digitsOfLine, subsetLog, sudokuLog } from "./logs";
import { SHAPES } from "../../src/model/shape";

const CANVAS = { width: 800, height: 400 };

describe("the view of the tree", () => {
    it("fits all columns, and few of them at a readable width", () => {
        expect(xOf(fitted(CANVAS, 1_000_000), 1_000_000)).toBeLessThanOrEqual(CANVAS.width);
        expect(fitted(CANVAS, 4).width).toBeLessThan(60);
    });

    it("keeps the column under the pointer when it zooms in", () => {
        const view = fitted(CANVAS, 100_000);
        const before = columnAt(view, 400);
        const after = columnAt(zoomed(view, 50, 400, CANVAS, 100_000), 400);
        expect(Math.abs(after - before)).toBeLessThan(10);
    });

    it("does not zoom out further than the whole, nor leave the tree", () => {
        const view = fitted(CANVAS, 100_000);
        expect(zoomed(view, 0.01, 100, CANVAS, 100_000).width).toBe(view.width);
        expect(bounded({ ...view, left: -50, top: -3 }, CANVAS, 100_000)).toMatchObject({ left: 0, top: 0 });
    });

    it("follows a node only when it leaves the sight", () => {
        const view = { left: 10, width: 20, top: 0 };
        const row = rowHeight(view, CANVAS, 10);
        expect(following(view, CANVAS, row, 20, 5)).toEqual(view);
        const moved = following(view, CANVAS, row, 500, 5);
        expect(xOf(moved, 500)).toBeLessThan(CANVAS.width);
        expect(xOf(moved, 500)).toBeGreaterThan(0);
        expect(yOf(moved, row, 5)).toBeLessThan(CANVAS.height);
    });
});

describe("the program", () => {
    it("has a line for every event of every kind of log", () => {
        for (const log of [sudokuLog(SHAPES[4], digitsOfLine(SMALL), 2), permuteLog("abc"), subsetLog([1, 2, 3], 3)])
            for (const code of [undefined, ...log.events]) {
                const line = LISTINGS[log.kind].lines[lineAt(log.kind, code)];
                expect(line?.trim().length).toBeGreaterThan(0);
            }
    });

    it("tells taking and leaving a number apart", () => {
        expect(LISTINGS.subset.lines[lineAt("subset", 1)]).toContain("push_back");
        expect(LISTINGS.subset.lines[lineAt("subset", 2)]).toContain("choose(i + 1, rest)");
        expect(LISTINGS.subset.lines[lineAt("subset", 3)]).toContain("pop_back");
    });
});
