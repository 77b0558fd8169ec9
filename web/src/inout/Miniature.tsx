// A board as a small picture: for lists, and, larger, for print. SVG, one unit a cell.
import type { ComponentChild } from "preact";
import { digitAt, type Board } from "../model/board";
import { symbolOf } from "../model/digits";

interface MiniatureProps {
    board: Board;
    label?: string;
}

export function Miniature({ board, label }: MiniatureProps): ComponentChild {
    const { rows, cols, size } = board.shape;
    const lines = { thin: "", thick: "" };
    for (let i = 0; i <= size; ++i) {
        lines[i % rows === 0 ? "thick" : "thin"] += `M0 ${i}H${size}`;
        lines[i % cols === 0 ? "thick" : "thin"] += `M${i} 0V${size}`;
    }
    return (
        <svg
            class="miniature"
            viewBox={`-0.06 -0.06 ${size + 0.12} ${size + 0.12}`}
            {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" as const })}
            focusable="false"
        >
            <path d={lines.thin} class="thin" />
            <path d={lines.thick} class="thick" />
            {board.givens.map((given, cell) => {
                const digit = digitAt(board, cell);
                if (!digit) return null;
                return (
                    <text
                        key={cell}
                        class={given ? "given" : "placed"}
                        x={(cell % size) + 0.5}
                        y={Math.floor(cell / size) + 0.5}
                        dy="0.355em"
                        font-size={0.66}
                    >
                        {symbolOf(digit)}
                    </text>
                );
            })}
        </svg>
    );
}
