// The board: one grid for screen readers with one cell in the tab order, the pointer and the keyboard on it, and the
// drawing of hints above it.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChild, TargetedPointerEvent } from "preact";
import { overlay } from "../answers/state";
import { language, t } from "../i18n/language";
import { conflicts, digitAt } from "../model/board";
import { bit } from "../model/digits";
import { shownMarks } from "../model/edit";
import { geometryOf } from "../model/shape";
import { automatic, board, gameName } from "../store/games";
import { focus, paused, select, selected, shownDigit } from "../store/hand";
import { showConflicts, showSame } from "../store/settings";
import { Cell } from "./Cell";
import { touchCell } from "./entering";
import { handleKey } from "./keyboard";
import { Overlay } from "./Overlay";

function cellUnder(x: number, y: number): number | null {
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
    return element ? Number(element.dataset.cell) : null;
}

// The finger on the board and the cell under it: it may be about to scroll, so that it counts only when it is lifted.
let finger: { id: number; cell: number } | null = null;

function pointerDown(event: TargetedPointerEvent<HTMLElement>): void {
    const cell = cellUnder(event.clientX, event.clientY);
    if (cell === null || event.button !== 0) return;
    if (event.pointerType === "touch") {
        finger = { id: event.pointerId, cell };
        return;
    }
    press(event, cell);
    event.preventDefault();
}

function pointerUp(event: TargetedPointerEvent<HTMLElement>): void {
    if (event.pointerId !== finger?.id) return;
    const { cell } = finger;
    finger = null;
    if (cellUnder(event.clientX, event.clientY) === cell) press(event, cell);
}

function pointerCancel(event: TargetedPointerEvent<HTMLElement>): void {
    if (event.pointerId === finger?.id) finger = null;
}

function press(event: TargetedPointerEvent<HTMLElement>, cell: number): void {
    if (event.shiftKey || event.ctrlKey || event.metaKey) select(cell, "toggle");
    else touchCell(cell);
    event.currentTarget.querySelector<HTMLElement>(`#cell-${cell}`)?.focus({ preventScroll: true });
}

/** A mouse or pen that is drawn over cells selects them; a finger scrolls. */
function pointerMove(event: TargetedPointerEvent<HTMLElement>): void {
    if (event.buttons !== 1 || event.pointerType === "touch") return;
    const cell = cellUnder(event.clientX, event.clientY);
    if (cell !== null && cell !== focus.peek()) select(cell, "add");
}

export function Grid(): ComponentChild {
    const element = useRef<HTMLDivElement>(null);
    const current = focus.value;
    // Asked before the cells are drawn anew: one that goes away takes the focus along.
    const hadFocus = element.current?.contains(document.activeElement) ?? false;
    useLayoutEffect(() => {
        const cell = element.current?.querySelector<HTMLElement>(`#cell-${current}`);
        if (hadFocus && cell !== document.activeElement) cell?.focus();
    });
    const { shape } = board.value;
    return (
        <div
            ref={element}
            class="board"
            role="grid"
            aria-label={t("board.label", { size: shape.size, name: gameName.value })}
            aria-rowcount={shape.size}
            aria-colcount={shape.size}
            aria-multiselectable="true"
            data-size={shape.size}
            data-paused={paused.value ? "" : undefined}
            style={{ "--size": shape.size }}
            onPointerDown={pointerDown}
            onPointerMove={pointerMove}
            onPointerUp={pointerUp}
            onPointerCancel={pointerCancel}
            onKeyDown={(event) => {
                if (handleKey(event)) event.preventDefault();
            }}
        >
            <Rows />
            <Overlay drawing={overlay.value.drawing} shape={shape} />
        </div>
    );
}

function Rows(): ComponentChild {
    const own = board.value;
    const { board: other, second, wrong } = overlay.value;
    const shown = other ?? own;
    const { shape } = own;
    const marks = shownMarks(shown, automatic.value || other !== null);
    const clashes = showConflicts.value ? conflicts(shown) : new Set<number>();
    const geometry = geometryOf(shape);
    const peers = new Set(geometry.peers[focus.value]);
    const same = showSame.value ? shownDigit.value : 0;
    const hidden = paused.value;
    return (
        <>
            {geometry.houses.row.map((cells, row) => (
                <div role="row" class="row" key={row} aria-rowindex={row + 1}>
                    {cells.map((cell) => (
                        <Cell
                            key={cell}
                            cell={cell}
                            rows={shape.rows}
                            cols={shape.cols}
                            given={hidden ? 0 : shown.givens[cell]!}
                            placed={hidden ? 0 : shown.placed[cell]!}
                            second={second.get(cell) ?? 0}
                            marks={hidden ? 0 : marks[cell]!}
                            colour={shown.colours[cell]!}
                            conflict={!hidden && clashes.has(cell)}
                            wrong={cell === wrong}
                            isFocus={cell === focus.value}
                            isSelected={selected.value.has(cell)}
                            isPeer={!hidden && peers.has(cell)}
                            isSame={!hidden && same !== 0 && digitAt(shown, cell) === same}
                            hidden={hidden}
                            sameDigit={same !== 0 && marks[cell]! & bit(same) ? same : 0}
                            language={language.value}
                        />
                    ))}
                </div>
            ))}
        </>
    );
}
