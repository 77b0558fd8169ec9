// One pass over a log makes what seeking and drawing need.
//
// Checkpoints: every SPACING events the codes of the tries that stand, so that any position of millions is a short
// replay away. Columns: a run of tries with no undo in between goes straight down and is one column of the tree of
// calls; the next run begins a new column to the right, at the depth to which the undos came back, and hangs on the
// column where the node above it stands:
//
//     column 0   1   2
//     depth 1  o-------o        run 0: tries at depth 1, 2, 3; run 1 begins at depth 3 (one undo),
//     depth 2  o       o        run 2 at depth 1. A node never moves when the tree grows.
//     depth 3  o---o
import { turnOf, type Log } from "./log";

export const SPACING = 2048;

export interface Checkpoints {
    tries: Uint32Array; // before event i * SPACING
    depth: Uint16Array;
    stacks: Uint16Array; // the codes of the tries that stand, one checkpoint after the other
    offsets: Uint32Array; // where each begins
}

export interface Columns {
    count: number;
    event: Uint32Array; // of the first try of each column
    top: Uint16Array; // its depth, from 1
    bottom: Uint16Array; // the depth of the last try
    parent: Uint32Array; // the column of the node above the first one; itself for a root
}

export interface LogIndex {
    checkpoints: Checkpoints;
    columns: Columns;
    maxDepth: number;
}

export function indexOf(log: Log): LogIndex {
    const { kind, events } = log;
    const count = countColumns(log);
    const columns: Columns = {
        count,
        event: new Uint32Array(count),
        top: new Uint16Array(count),
        bottom: new Uint16Array(count),
        parent: new Uint32Array(count),
    };
    const checks = Math.floor(events.length / SPACING) + 1;
    const tries = new Uint32Array(checks);
    const depths = new Uint16Array(checks);
    const offsets = new Uint32Array(checks);
    const stacks: number[] = [];
    const stack: number[] = [];
    const columnAt: number[] = []; // depth: the column of the standing node
    let column = -1;
    let made = 0;
    let descending = false;
    let maxDepth = 0;
    for (let place = 0; place <= events.length; ++place) {
        if (place % SPACING === 0) {
            const check = place / SPACING;
            tries[check] = made;
            depths[check] = stack.length;
            offsets[check] = stacks.length;
            for (const code of stack) stacks.push(code);
        }
        const code = events[place];
        if (code === undefined) break;
        const turn = turnOf(kind, code);
        if (turn === "undo") {
            stack.pop();
            descending = false;
        } else if (turn === "try") {
            stack.push(code);
            ++made;
            const depth = stack.length;
            if (!descending) {
                ++column;
                columns.event[column] = place;
                columns.top[column] = depth;
                columns.parent[column] = depth > 1 ? columnAt[depth - 1]! : column;
                descending = true;
            }
            columns.bottom[column] = depth;
            columnAt[depth] = column;
            if (depth > maxDepth) maxDepth = depth;
        } else {
            descending = false;
        }
    }
    const checkpoints = { tries, depth: depths, stacks: Uint16Array.from(stacks), offsets };
    return { checkpoints, columns, maxDepth };
}

function countColumns(log: Log): number {
    let count = 0;
    let descending = false;
    for (const code of log.events) {
        const isTry = turnOf(log.kind, code) === "try";
        if (isTry && !descending) ++count;
        descending = isTry;
    }
    return count;
}

/** The column of which the newest try before this position is a node; -1 before the first. */
export function columnBefore(columns: Columns, position: number): number {
    let low = 0;
    let high = columns.count;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (columns.event[middle]! < position) low = middle + 1;
        else high = middle;
    }
    return low - 1;
}
