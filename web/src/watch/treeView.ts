// Which part of the tree the canvas shows, and where a node stands in it. Columns are of any width, from forty pixels to
// a ten-thousandth; rows are as high as columns are wide where there is room, and never less than fits the whole depth.

export interface TreeView {
    left: number; // column at the left edge
    width: number; // of a column, in pixels
    top: number; // depth at the upper edge
}

export interface Canvas {
    width: number;
    height: number;
}

const WIDEST = 44;
const HIGHEST_ROW = 30;
const MARGIN = 14;

export function rowHeight(view: TreeView, canvas: Canvas, maxDepth: number): number {
    const fitting = (canvas.height - 2 * MARGIN) / Math.max(1, maxDepth + 1);
    return Math.max(Math.min(fitting, HIGHEST_ROW), Math.min(view.width, HIGHEST_ROW) * 0.8);
}

export function xOf(view: TreeView, column: number): number {
    return MARGIN + (column - view.left) * view.width;
}

export function yOf(view: TreeView, row: number, depth: number): number {
    return MARGIN + (depth - view.top) * row;
}

export function columnAt(view: TreeView, x: number): number {
    return Math.round((x - MARGIN) / view.width + view.left);
}

export function fitted(canvas: Canvas, columns: number): TreeView {
    return { left: 0, width: Math.min(WIDEST, (canvas.width - 2 * MARGIN) / Math.max(1, columns)), top: 0 };
}

export function zoomed(view: TreeView, factor: number, x: number, canvas: Canvas, columns: number): TreeView {
    const narrowest = Math.min(WIDEST, (canvas.width - 2 * MARGIN) / Math.max(1, columns));
    const width = Math.max(narrowest, Math.min(WIDEST, view.width * factor));
    const column = (x - MARGIN) / view.width + view.left;
    return bounded({ ...view, width, left: column - (x - MARGIN) / width }, canvas, columns);
}

export function bounded(view: TreeView, canvas: Canvas, columns: number): TreeView {
    const seen = (canvas.width - 2 * MARGIN) / view.width;
    return { ...view, left: Math.max(0, Math.min(view.left, columns - seen * 0.5)), top: Math.max(0, view.top) };
}

/** Moves as little as needed to keep a node in sight. */
export function following(view: TreeView, canvas: Canvas, row: number, column: number, depth: number): TreeView {
    const across = (canvas.width - 2 * MARGIN) / view.width;
    const down = (canvas.height - 2 * MARGIN) / row;
    let { left, top } = view;
    if (column < left || column > left + across * 0.9) left = Math.max(0, column - across * 0.7);
    if (depth < top + 1 || depth > top + down - 1) top = Math.max(0, depth - down * 0.5);
    return { ...view, left, top };
}
