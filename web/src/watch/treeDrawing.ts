// Draws the seen part of the tree of calls, as far as it has grown. Wide columns are drawn one by one with their nodes;
// where a pixel holds many, one bar a pixel from the highest to the lowest node in it. The path that stands is on top.
import { columnBefore, type Columns } from "../replay/index";
import { extent, nextBranch } from "../replay/pyramid";
import { choiceOf, digitOfEvent, swapOf, type Log } from "../replay/log";
import { symbolOf } from "../model/digits";
import type { Session } from "./session";
import { rowHeight, xOf, yOf, type Canvas, type TreeView } from "./treeView";

export interface Inks {
    past: string;
    live: string;
    dead: string;
    solved: string;
    paper: string;
    text: string;
}

const EACH = 2.5; // pixels a column needs to be drawn by itself
const SHAPES = 9; // to show nodes as shapes
const LABELS = 20; // to write in them

interface Frame {
    context: CanvasRenderingContext2D;
    canvas: Canvas;
    view: TreeView;
    row: number;
    inks: Inks;
    session: Session;
    columns: Columns;
    newest: number; // column of the newest try
    newestEnd: number; // how deep that column has grown
}

export function drawTree(
    context: CanvasRenderingContext2D,
    canvas: Canvas,
    view: TreeView,
    session: Session,
    inks: Inks,
): void {
    context.clearRect(0, 0, canvas.width, canvas.height);
    const { columns, maxDepth } = session.index;
    const { position } = session.replay;
    drawRoot(context, view, rowHeight(view, canvas, maxDepth), inks);
    const newest = columnBefore(columns, position);
    if (newest < 0) return;
    const newestEnd = Math.min(columns.bottom[newest]!, columns.top[newest]! + position - columns.event[newest]! - 1);
    const row = rowHeight(view, canvas, maxDepth);
    const frame: Frame = { context, canvas, view, row, inks, session, columns, newest, newestEnd };
    if (view.width >= EACH) drawColumns(frame);
    else drawBars(frame);
    drawLivePath(frame);
}

function drawRoot(context: CanvasRenderingContext2D, view: TreeView, row: number, inks: Inks): void {
    context.fillStyle = inks.live;
    context.beginPath();
    context.arc(xOf(view, 0), yOf(view, row, 0), 3.5, 0, 7);
    context.fill();
}

function bottomOf(frame: Frame, column: number): number {
    return column === frame.newest ? frame.newestEnd : frame.columns.bottom[column]!;
}

function seen(frame: Frame): { first: number; last: number } {
    const { view, canvas } = frame;
    const first = Math.max(0, Math.floor(view.left) - 1);
    return { first, last: Math.min(frame.newest, Math.ceil(view.left + canvas.width / view.width)) };
}

function drawBars(frame: Frame): void {
    const { context, canvas, view, row, session } = frame;
    context.fillStyle = frame.inks.past;
    for (let x = 0; x < canvas.width; ++x) {
        const begin = Math.max(0, Math.floor(view.left + (x - 14) / view.width));
        const end = Math.min(frame.newest + 1, Math.max(begin + 1, Math.floor(view.left + (x - 13) / view.width)));
        if (x < 14 || begin >= end) continue;
        const { top, bottom } = extent(session.pyramid, begin, end);
        const y = yOf(view, row, top - 1);
        context.fillRect(x, y, 1, yOf(view, row, bottom) - y);
    }
}

function drawColumns(frame: Frame): void {
    const { context, view, row, columns } = frame;
    const { first, last } = seen(frame);
    context.strokeStyle = frame.inks.past;
    context.lineWidth = Math.min(1.5, view.width / 4);
    context.beginPath();
    for (let column = first; column <= last; ++column) {
        const x = xOf(view, column);
        connect(frame, column);
        context.moveTo(x, yOf(view, row, columns.top[column]!));
        context.lineTo(x, yOf(view, row, bottomOf(frame, column)));
    }
    passBehind(frame, first, last);
    context.stroke();
    for (let column = first; column <= last; ++column) drawEnd(frame, column);
    if (view.width >= SHAPES)
        for (let column = first; column <= last; ++column) drawNodes(frame, column, frame.inks.past);
}

/** The line from the node above to the first node of a column. */
function connect(frame: Frame, column: number): void {
    const { context, view, row, columns } = frame;
    const top = columns.top[column]!;
    const parent = columns.parent[column]!;
    const x = xOf(view, column);
    const y = yOf(view, row, top - 1);
    if (parent !== column) context.moveTo(Math.max(-10, xOf(view, parent)), y);
    else context.moveTo(Math.max(-10, xOf(view, 0)), y);
    const bend = Math.min(6, row / 2, view.width / 2);
    if (parent !== column || column > 0) {
        context.lineTo(x - bend, y);
        context.quadraticCurveTo(x, y, x, y + bend);
    }
    context.lineTo(x, yOf(view, row, top));
}

/** Lines to columns beyond the right edge that pass behind everything that is seen. */
function passBehind(frame: Frame, first: number, last: number): void {
    const { session, columns } = frame;
    let depth = 0xffff;
    let column = last + 1;
    while (depth > 0) {
        column = nextBranch(session.pyramid, column, depth);
        if (column < 0 || column > frame.newest) return;
        if (columns.parent[column]! < first || columns.parent[column]! <= last) connect(frame, column);
        depth = columns.top[column]! - 1;
        ++column;
    }
}

/** How a column ended: a cross for a dead end, a ring for a solution. */
function drawEnd(frame: Frame, column: number): void {
    const { context, view, row, columns, session, inks } = frame;
    const bottom = columns.bottom[column]!;
    const end = columns.event[column]! + bottom - columns.top[column]!;
    if (end + 1 >= session.replay.position) return;
    const x = xOf(view, column);
    const y = yOf(view, row, bottom) + Math.min(row, view.width) * 0.62;
    const reach = Math.min(4.5, view.width * 0.22, row * 0.22);
    if (session.log.events[end + 1] === 0) {
        context.strokeStyle = inks.solved;
        context.lineWidth = 2;
        context.beginPath();
        context.arc(x, y, Math.max(3, reach), 0, 7);
        context.stroke();
    } else if (reach > 1.2) {
        context.strokeStyle = inks.dead;
        context.lineWidth = 1.5;
        context.beginPath();
        context.moveTo(x - reach, y - reach);
        context.lineTo(x + reach, y + reach);
        context.moveTo(x + reach, y - reach);
        context.lineTo(x - reach, y + reach);
        context.stroke();
    }
}

function drawNodes(frame: Frame, column: number, ink: string, from = 0, to = 0xffff): void {
    const { context, view, row, columns, inks } = frame;
    const radius = Math.min(view.width * 0.34, row * 0.36, 11);
    const x = xOf(view, column);
    const labels = view.width >= LABELS && row >= 16;
    context.lineWidth = 1.5;
    context.strokeStyle = ink;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `600 ${Math.round(radius * 1.25)}px system-ui, sans-serif`;
    const top = Math.max(columns.top[column]!, from);
    for (let depth = top; depth <= Math.min(bottomOf(frame, column), to); ++depth) {
        const y = yOf(view, row, depth);
        if (y < -20 || y > frame.canvas.height + 20) continue;
        context.fillStyle = inks.paper;
        context.beginPath();
        context.arc(x, y, radius, 0, 7);
        context.fill();
        context.stroke();
        if (!labels) continue;
        const code = frame.session.log.events[columns.event[column]! + depth - columns.top[column]!]!;
        context.fillStyle = ink === inks.past ? inks.text : ink;
        context.fillText(labelOf(frame.session.log, frame.session, code), x, y + 0.5);
    }
}

function labelOf(log: Log, session: Session, code: number): string {
    if (log.kind === "sudoku") return symbolOf(digitOfEvent(log, code));
    if (log.kind === "permute") return `${swapOf(code).first + 1}${swapOf(code).second + 1}`;
    const { index, leave } = choiceOf(code);
    return leave ? "–" : String(session.subject.kind === "subset" ? session.subject.numbers[index]! : index);
}

/** From the root to the try that stands deepest. */
function drawLivePath(frame: Frame): void {
    const { context, view, row, columns, session } = frame;
    const path: { column: number; from: number; to: number }[] = [];
    let depth = session.replay.depth;
    let column = frame.newest;
    while (depth > 0) {
        while (columns.top[column]! > depth) column = columns.parent[column]!;
        path.push({ column, from: columns.top[column]!, to: depth });
        depth = columns.top[column]! - 1;
        if (depth > 0) column = columns.parent[column]!;
    }
    context.strokeStyle = frame.inks.live;
    context.lineWidth = view.width >= EACH ? 2.5 : 1.5;
    context.beginPath();
    for (const { column: at, from, to } of path) {
        connect(frame, at);
        context.moveTo(xOf(view, at), yOf(view, row, from));
        context.lineTo(xOf(view, at), yOf(view, row, to));
    }
    context.stroke();
    if (view.width >= SHAPES)
        for (const { column: at, from, to } of path) drawNodes(frame, at, frame.inks.live, from, to);
    const deepest = path[0];
    if (!deepest) return;
    context.fillStyle = frame.inks.live;
    context.beginPath();
    context.arc(xOf(view, deepest.column), yOf(view, row, deepest.to), view.width >= SHAPES ? 3 : 4, 0, 7);
    if (view.width < LABELS) context.fill();
}
