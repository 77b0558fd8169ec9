// The shape of a board and what follows from it: which cells see each other, which make a house. Cells are numbered in
// reading order from 0. Geometries are made once for each shape and shared.

export interface Shape {
    rows: number; // of a box
    cols: number;
    size: number; // rows * cols: of the board
}

export type HouseKind = "row" | "column" | "box";

export interface Geometry {
    shape: Shape;
    cells: number;
    row: number[];
    column: number[];
    box: number[];
    peers: number[][];
    houses: Record<HouseKind, number[][]>;
}

export const MIN_SIZE = 4; // the engine's limit
export const MAX_SIZE = 25; // the page's: a set of digits is the bits of a number

/** Whether a board may have boxes of this many rows and columns. */
export function isShape(rows: unknown, cols: unknown): boolean {
    if (!Number.isInteger(rows) || !Number.isInteger(cols)) return false;
    const [high, wide] = [rows as number, cols as number];
    return high > 0 && wide > 0 && high * wide >= MIN_SIZE && high * wide <= MAX_SIZE;
}

export const SHAPES: Record<4 | 6 | 9 | 16, Shape> = {
    4: { rows: 2, cols: 2, size: 4 },
    6: { rows: 2, cols: 3, size: 6 },
    9: { rows: 3, cols: 3, size: 9 },
    16: { rows: 4, cols: 4, size: 16 },
};

export function shapeOf(rows: number, cols: number): Shape {
    return { rows, cols, size: rows * cols };
}

export function shapeName(shape: Shape): string {
    return `${shape.rows}x${shape.cols}`;
}

const geometries = new Map<string, Geometry>();

export function geometryOf(shape: Shape): Geometry {
    const name = shapeName(shape);
    let geometry = geometries.get(name);
    if (!geometry) {
        geometry = makeGeometry(shape);
        geometries.set(name, geometry);
    }
    return geometry;
}

function makeGeometry(shape: Shape): Geometry {
    const { rows, cols, size } = shape;
    const cells = size * size;
    const all = Array.from({ length: cells }, (_, cell) => cell);
    const row = all.map((cell) => Math.floor(cell / size));
    const column = all.map((cell) => cell % size);
    const box = all.map((cell) => Math.floor(row[cell]! / rows) * rows + Math.floor(column[cell]! / cols));
    const group = (index: number[]): number[][] =>
        Array.from({ length: size }, (_, number) => all.filter((cell) => index[cell] === number));
    const houses = { row: group(row), column: group(column), box: group(box) };
    const peers = all.map((cell) => {
        const seen = new Set([
            ...houses.row[row[cell]!]!,
            ...houses.column[column[cell]!]!,
            ...houses.box[box[cell]!]!,
        ]);
        seen.delete(cell);
        return [...seen].sort((a, b) => a - b);
    });
    return { shape, cells, row, column, box, peers, houses };
}

/** The cell one step away, staying on the board. */
export function neighbour(shape: Shape, cell: number, down: number, right: number): number {
    const last = shape.size - 1;
    const row = Math.min(last, Math.max(0, Math.floor(cell / shape.size) + down));
    const column = Math.min(last, Math.max(0, (cell % shape.size) + right));
    return row * shape.size + column;
}
