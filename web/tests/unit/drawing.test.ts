// What a hint draws in each stage.
import { describe, expect, it } from "vitest";
import type { Step } from "../../src/engine/api";
import { drawingOf } from "../../src/model/drawing";

const PLAIN: Step = {
    technique: "pointing",
    title: "Pointing",
    difficulty: 2.6,
    placement: null,
    eliminations: [{ cell: 46, digit: 3 }],
    houses: [{ kind: "box", number: 1 }],
    covers: [{ kind: "column", number: 2 }],
    cells: [1, 19],
    digits: [3],
    needs_uniqueness: false,
    text: "",
    stages: ["", "", ""],
};

const CHAIN: Step = {
    ...PLAIN,
    technique: "forcing_x_chain",
    houses: [],
    covers: [],
    cells: [0, 10, 73],
    eliminations: [{ cell: 0, digit: 5 }],
    digits: [5],
    chains: [
        {
            nodes: [
                { cell: 0, digit: 5, true: true, reason: "assumed", parents: [] },
                { cell: 10, digit: 5, true: false, reason: "box", parents: [0] },
                { cell: 73, digit: 5, true: true, reason: "column", parents: [1] },
            ],
        },
    ],
};

describe("the drawing of a hint", () => {
    it("shows only where to look at first", () => {
        const drawing = drawingOf(PLAIN, 1, 9);
        expect(drawing.houses).toEqual([
            { kind: "box", number: 1, tone: "house" },
            { kind: "column", number: 2, tone: "cover" },
        ]);
        expect([drawing.cells, drawing.candidates, drawing.links]).toEqual([[], [], []]);
    });

    it("shows the box of the change where the step has no house", () => {
        expect(drawingOf(CHAIN, 1, 9).houses).toEqual([{ kind: "box", number: 1, tone: "house" }]);
    });

    it("shows the cells of the pattern next", () => {
        expect(drawingOf(PLAIN, 2, 9).cells.map(({ cell }) => cell)).toEqual([1, 19]);
        expect(drawingOf(PLAIN, 2, 9).candidates).toEqual([]);
    });

    it("shows candidates that stay and that go at last", () => {
        const { candidates } = drawingOf(PLAIN, 3, 9);
        expect(candidates).toContainEqual({ cell: 46, digit: 3, tone: "gone" });
        expect(candidates).toContainEqual({ cell: 1, digit: 3, tone: "pattern" });
    });

    it("draws strong links to what becomes true and weak links to what becomes false", () => {
        const { links, candidates } = drawingOf(CHAIN, 3, 9);
        expect(links.map(({ kind }) => kind)).toEqual(["weak", "strong"]);
        expect(links[1]).toEqual({ from: { cell: 10, digit: 5 }, to: { cell: 73, digit: 5 }, kind: "strong" });
        expect(candidates).toContainEqual({ cell: 0, digit: 5, tone: "gone" });
        expect(candidates).toContainEqual({ cell: 10, digit: 5, tone: "off" });
    });
});
