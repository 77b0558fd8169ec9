// One cell of the board: its digit or its marks, its colour, and its state in classes. Drawn anew only when one of its own
// facts changes.
import { memo } from "preact/compat";
import type { ComponentChild } from "preact";
import { digitsOf, symbolOf } from "../model/digits";
import { shapeOf } from "../model/shape";
import { labelOf } from "./labels";

export interface CellProps {
    cell: number;
    rows: number; // of a box
    cols: number;
    given: number;
    placed: number;
    second: number; // another digit, where solutions differ; 0 for none
    marks: number;
    colour: number;
    conflict: boolean;
    wrong: boolean;
    isFocus: boolean;
    isSelected: boolean;
    isPeer: boolean;
    isSame: boolean;
    hidden: boolean; // while the clock is stopped
    sameDigit: number; // the digit that is shown everywhere, if it is one of the marks; else 0
    language: string; // the label is in it
}

function CellView(props: CellProps): ComponentChild {
    const { cell, rows, cols, given, placed, marks, conflict, wrong, isFocus, isSelected } = props;
    const { size } = shapeOf(rows, cols);
    const row = Math.floor(cell / size);
    const column = cell % size;
    const digit = given || placed;
    const classes = ["cell"];
    if (column % cols === cols - 1 && column < size - 1) classes.push("box-right");
    if (row % rows === rows - 1 && row < size - 1) classes.push("box-bottom");
    if (given) classes.push("given");
    else if (placed) classes.push("placed");
    if (isSelected) classes.push("selected");
    if (isFocus) classes.push("focus");
    if (props.isPeer) classes.push("peer");
    if (props.isSame) classes.push("same");
    if (conflict) classes.push("conflict");
    if (wrong) classes.push("wrong");
    if (props.colour) classes.push(`colour-${props.colour}`);
    const label = labelOf({ ...props, size });
    return (
        <div
            role="gridcell"
            id={`cell-${cell}`}
            class={classes.join(" ")}
            data-cell={cell}
            aria-colindex={column + 1}
            aria-label={label}
            aria-selected={isSelected}
            tabIndex={isFocus ? 0 : -1}
        >
            {props.hidden ? null : digit ? (
                <span class="digit" aria-hidden="true">
                    {symbolOf(digit)}
                    {props.second ? <small>{symbolOf(props.second)}</small> : null}
                </span>
            ) : marks ? (
                <Marks marks={marks} rows={rows} cols={cols} same={props.sameDigit} />
            ) : null}
        </div>
    );
}

export const Cell = memo(CellView);

interface MarksProps {
    marks: number;
    rows: number;
    cols: number;
    same: number;
}

function MarksView({ marks, rows, cols, same }: MarksProps): ComponentChild {
    return (
        <span
            class="marks"
            aria-hidden="true"
            style={{ gridTemplateRows: `repeat(${rows}, 1fr)`, gridTemplateColumns: `repeat(${cols}, 1fr)` }}
        >
            {digitsOf(marks).map((digit) => (
                <span
                    key={digit}
                    class={digit === same ? "mark same" : "mark"}
                    style={{ gridRow: Math.floor((digit - 1) / cols) + 1, gridColumn: ((digit - 1) % cols) + 1 }}
                >
                    {symbolOf(digit)}
                </span>
            ))}
        </span>
    );
}

// A board of 625 cells has thousands of marks: those of a cell are left alone when it is merely selected.
const Marks = memo(MarksView);
