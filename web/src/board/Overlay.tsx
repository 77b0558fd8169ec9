// The drawing of a hint, as SVG over the board, one unit a cell. Tones differ in shape as well as in colour: what stays is
// a disc, what is false a dashed ring, what goes a struck-out square, what is placed a double ring. Strong links are whole
// lines, weak links dashed ones.
import type { ComponentChild } from "preact";
import type { Drawing, Link } from "../model/drawing";
import { symbolOf } from "../model/digits";
import type { Shape } from "../model/shape";
import { candidateRadius, placeOnBoard, type Point } from "./places";

export function Overlay({ drawing, shape }: { drawing: Drawing; shape: Shape }): ComponentChild {
    const { size } = shape;
    const placed = new Set(drawing.cells.filter(({ tone }) => tone === "place").map(({ cell }) => cell));
    return (
        <svg class="overlay" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
            <defs>
                {(["strong", "weak"] as const).map((kind) => (
                    <marker
                        key={kind}
                        id={`arrow-${kind}`}
                        class={`arrow ${kind}`}
                        viewBox="0 0 8 8"
                        refX="6.5"
                        refY="4"
                        markerWidth="4.5"
                        markerHeight="4.5"
                        orient="auto-start-reverse"
                    >
                        <path d="M0.5 0.8 L7.5 4 L0.5 7.2 Z" />
                    </marker>
                ))}
            </defs>
            {drawing.houses.map((house) => (
                <House key={`${house.kind}${house.number}${house.tone}`} house={house} shape={shape} />
            ))}
            {drawing.cells.map(({ cell, tone }) => (
                <rect
                    key={`${cell}${tone}`}
                    class={`cell-tone ${tone}`}
                    x={(cell % size) + 0.05}
                    y={Math.floor(cell / size) + 0.05}
                    width={0.9}
                    height={0.9}
                    rx={0.1}
                />
            ))}
            {drawing.links.map((link) => (
                <Arrow key={JSON.stringify(link)} link={link} shape={shape} />
            ))}
            {drawing.candidates.map((candidate) => (
                <Candidate
                    key={`${candidate.cell}.${candidate.digit}`}
                    candidate={candidate}
                    shape={shape}
                    large={placed.has(candidate.cell) && candidate.tone === "place"}
                />
            ))}
        </svg>
    );
}

function House({ house, shape }: { house: Drawing["houses"][number]; shape: Shape }): ComponentChild {
    const { rows, cols, size } = shape;
    const index = house.number - 1;
    const boxesAcross = size / cols;
    const frame =
        house.kind === "row"
            ? { x: 0, y: index, width: size, height: 1 }
            : house.kind === "column"
              ? { x: index, y: 0, width: 1, height: size }
              : {
                    x: (index % boxesAcross) * cols,
                    y: Math.floor(index / boxesAcross) * rows,
                    width: cols,
                    height: rows,
                };
    return (
        <rect
            class={`house ${house.tone}`}
            x={frame.x + 0.03}
            y={frame.y + 0.03}
            width={frame.width - 0.06}
            height={frame.height - 0.06}
            rx={0.12}
        />
    );
}

interface CandidateProps {
    candidate: Drawing["candidates"][number];
    shape: Shape;
    large: boolean;
}

function Candidate({ candidate, shape, large }: CandidateProps): ComponentChild {
    const { cell, digit, tone } = candidate;
    const small = placeOnBoard(shape, cell, digit);
    const at = large ? { x: Math.floor(small.x) + 0.5, y: Math.floor(small.y) + 0.5 } : small;
    const radius = large ? 0.36 : candidateRadius(shape);
    return (
        <g class={`candidate ${tone}`} transform={`translate(${at.x} ${at.y})`}>
            {tone === "gone" ? (
                <rect class="plate" x={-radius} y={-radius} width={2 * radius} height={2 * radius} rx={radius * 0.25} />
            ) : (
                <circle class="plate" r={radius} />
            )}
            {tone === "place" ? <circle class="ring" r={radius * 0.82} /> : null}
            <text font-size={radius * 1.55} dy="0.36em">
                {symbolOf(digit)}
            </text>
            {tone === "gone" ? <line class="strike" x1={-radius} y1={radius} x2={radius} y2={-radius} /> : null}
        </g>
    );
}

/** An arrow from disc to disc, a little bent, so that there and back do not cover each other. */
function Arrow({ link, shape }: { link: Link; shape: Shape }): ComponentChild {
    const from = placeOnBoard(shape, link.from.cell, link.from.digit);
    const to = placeOnBoard(shape, link.to.cell, link.to.digit);
    return (
        <path
            class={`link ${link.kind}`}
            d={bent(from, to, candidateRadius(shape))}
            marker-end={`url(#arrow-${link.kind})`}
        />
    );
}

export function bent(from: Point, to: Point, radius: number): string {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.hypot(dx, dy) || 1;
    const bend = Math.min(0.28, length * 0.12);
    const middle = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
    const shorten = (point: Point, by: number): Point => {
        const mx = middle.x - point.x;
        const my = middle.y - point.y;
        const distance = Math.hypot(mx, my) || 1;
        return { x: point.x + (mx / distance) * by, y: point.y + (my / distance) * by };
    };
    const start = shorten(from, Math.min(radius, length * 0.3));
    const end = shorten(to, Math.min(radius + 0.02, length * 0.4));
    const text = (point: Point): string => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;
    return `M${text(start)} Q${text(middle)} ${text(end)}`;
}
