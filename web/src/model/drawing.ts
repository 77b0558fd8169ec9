// What is drawn over the board: houses, cells, candidates and arrows between candidates. A step becomes a drawing for
// each stage of a hint: where to look (houses, or the neighbourhood), which technique (the cells of the pattern), the
// full reason (candidates and the links of chains). Pure data; board/Overlay.tsx turns it into SVG.
import type { Step } from "../engine/api";
import type { HouseKind } from "./shape";

/** strong: if the first is false the second is true; weak: if the first is true the second is false. */
export type LinkKind = "strong" | "weak";
export type CandidateTone = "on" | "off" | "gone" | "pattern" | "place";
export type CellTone = "pattern" | "extra" | "place" | "gone" | "wrong" | "differs";

export interface Link {
    from: { cell: number; digit: number };
    to: { cell: number; digit: number };
    kind: LinkKind;
}

export interface Drawing {
    houses: { kind: HouseKind; number: number; tone: "house" | "cover" }[];
    cells: { cell: number; tone: CellTone }[];
    candidates: { cell: number; digit: number; tone: CandidateTone }[];
    links: Link[];
}

export const NOTHING: Drawing = { houses: [], cells: [], candidates: [], links: [] };

export type Stage = 1 | 2 | 3;

export function drawingOf(step: Step, stage: Stage, size: number): Drawing {
    const houses = housesOf(step);
    if (stage === 1) return { ...NOTHING, houses: houses.length ? houses : neighbourhoodOf(step, size) };
    const cells = cellsOf(step);
    if (stage === 2) return { ...NOTHING, houses, cells };
    const links = linksOf(step);
    return { houses, cells: withResults(step, cells), candidates: candidatesOf(step), links };
}

function housesOf(step: Step): Drawing["houses"] {
    const houses = step.houses.map((house) => ({ ...house, tone: "house" as const }));
    const covers = (step.covers ?? []).map((house) => ({ ...house, tone: "cover" as const }));
    return [...houses, ...covers];
}

/** Where a step has no house of its own (a chain, a naked single): the box of what it changes. */
function neighbourhoodOf(step: Step, size: number): Drawing["houses"] {
    const cell = step.placement?.cell ?? step.eliminations[0]?.cell ?? step.cells[0];
    if (cell === undefined || size !== 9) return [];
    const number = Math.floor(Math.floor(cell / 9) / 3) * 3 + Math.floor((cell % 9) / 3) + 1;
    return [{ kind: "box", number, tone: "house" }];
}

function cellsOf(step: Step): Drawing["cells"] {
    const extras = new Set(step.extras ?? []);
    const pattern = step.cells.filter((cell) => !extras.has(cell));
    return [
        ...pattern.map((cell) => ({ cell, tone: "pattern" as const })),
        ...[...extras].map((cell) => ({ cell, tone: "extra" as const })),
    ];
}

function withResults(step: Step, cells: Drawing["cells"]): Drawing["cells"] {
    const results: Drawing["cells"] = step.placement ? [{ cell: step.placement.cell, tone: "place" }] : [];
    for (const { cell } of step.eliminations)
        if (!results.some((result) => result.cell === cell)) results.push({ cell, tone: "gone" });
    const changed = new Set(results.map((result) => result.cell));
    return [...cells.filter(({ cell, tone }) => !changed.has(cell) || tone === "pattern"), ...results].filter(
        ({ cell, tone }, index, all) => tone !== "gone" || !all.slice(0, index).some((other) => other.cell === cell),
    );
}

function candidatesOf(step: Step): Drawing["candidates"] {
    const found = new Map<string, Drawing["candidates"][number]>();
    const add = (cell: number, digit: number, tone: CandidateTone): void => {
        found.set(`${cell}:${digit}`, { cell, digit, tone });
    };
    if (!step.chains?.length && !step.placement)
        for (const cell of step.cells) for (const digit of step.digits) add(cell, digit, "pattern");
    for (const chain of step.chains ?? [])
        for (const node of chain.nodes) add(node.cell, node.digit, node.true ? "on" : "off");
    for (const { cell, digit } of step.eliminations) add(cell, digit, "gone");
    if (step.placement) add(step.placement.cell, step.placement.digit, "place");
    return [...found.values()];
}

/** The links of all chains, each once. Between the candidates of one cell, too. */
function linksOf(step: Step): Link[] {
    const found = new Map<string, Link>();
    for (const chain of step.chains ?? [])
        for (const node of chain.nodes)
            for (const index of node.parents) {
                const parent = chain.nodes[index];
                if (!parent || (parent.cell === node.cell && parent.digit === node.digit)) continue;
                const kind = node.true ? "strong" : "weak";
                const link: Link = {
                    from: { cell: parent.cell, digit: parent.digit },
                    to: { cell: node.cell, digit: node.digit },
                    kind,
                };
                found.set(`${parent.cell}.${parent.digit}.${node.cell}.${node.digit}.${kind}`, link);
            }
    return [...found.values()];
}
