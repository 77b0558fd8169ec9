// Where a candidate stands in its cell: like the cells in a box, row by row. In units of a cell, from its top left corner.
import type { Shape } from "../model/shape";

const MARGIN = 0.05;

export interface Point {
    x: number;
    y: number;
}

export function placeInCell(shape: Shape, digit: number): Point {
    const column = (digit - 1) % shape.cols;
    const row = Math.floor((digit - 1) / shape.cols);
    const inner = 1 - 2 * MARGIN;
    return { x: MARGIN + ((column + 0.5) / shape.cols) * inner, y: MARGIN + ((row + 0.5) / shape.rows) * inner };
}

export function placeOnBoard(shape: Shape, cell: number, digit: number): Point {
    const { x, y } = placeInCell(shape, digit);
    return { x: (cell % shape.size) + x, y: Math.floor(cell / shape.size) + y };
}

/** The radius of a disc around a candidate that does not touch its neighbours. */
export function candidateRadius(shape: Shape): number {
    return (0.46 * (1 - 2 * MARGIN)) / Math.max(shape.rows, shape.cols);
}
