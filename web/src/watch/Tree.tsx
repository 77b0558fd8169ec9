// The tree of calls on a canvas: it grows with the replay and follows it, unless one drags it; the wheel and two buttons
// zoom; a click on a node goes to its event.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { number, t } from "../i18n/language";
import { theme } from "../store/settings";
import { columnBefore } from "../replay/index";
import { Icon } from "../shell/Icon";
import type { Session } from "./session";
import { drawTree, type Inks } from "./treeDrawing";
import { bounded, columnAt, fitted, following, rowHeight, yOf, zoomed, type Canvas, type TreeView } from "./treeView";

const INK_NAMES = ["past", "live", "dead", "solved", "paper", "text"] as const;

const dark = matchMedia("(prefers-color-scheme: dark)"); // what the system wants, where the theme is "auto"

/** Canvas knows no custom properties: the colours are read from elements that wear them. */
function readInks(holder: HTMLElement): Inks {
    const read = (name: keyof Inks): string => getComputedStyle(holder.querySelector(`.ink-${name}`)!).color;
    return {
        past: read("past"),
        live: read("live"),
        dead: read("dead"),
        solved: read("solved"),
        paper: read("paper"),
        text: read("text"),
    };
}

class TreePainter {
    view: TreeView;
    follow = true;
    private canvas: Canvas = { width: 1, height: 1 };
    private inks: Inks;

    constructor(
        private readonly element: HTMLCanvasElement,
        private readonly holder: HTMLElement,
        private readonly session: Session,
    ) {
        this.inks = readInks(holder);
        this.measure();
        this.view = { ...fitted(this.canvas, this.columns), left: 0 };
        this.view.width = Math.max(this.view.width, 26); // begins close by, where nodes have labels
    }

    private get columns(): number {
        return this.session.index.columns.count;
    }

    measure(): void {
        const { clientWidth, clientHeight } = this.element;
        const ratio = Math.min(devicePixelRatio, 2);
        this.canvas = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
        this.element.width = Math.round(this.canvas.width * ratio);
        this.element.height = Math.round(this.canvas.height * ratio);
        this.element.getContext("2d")?.setTransform(ratio, 0, 0, ratio, 0, 0);
    }

    recolour(): void {
        this.inks = readInks(this.holder);
    }

    paint(): void {
        const context = this.element.getContext("2d");
        if (!context) return;
        const { replay, index } = this.session;
        if (this.follow) {
            const row = rowHeight(this.view, this.canvas, index.maxDepth);
            const column = Math.max(0, columnBefore(index.columns, replay.position));
            this.view = following(this.view, this.canvas, row, column, replay.depth);
        }
        drawTree(context, this.canvas, this.view, this.session, this.inks);
    }

    zoom(factor: number, x = this.canvas.width / 2): void {
        this.view = zoomed(this.view, factor, x, this.canvas, this.columns);
        this.paint();
    }

    fit(): void {
        this.view = fitted(this.canvas, this.columns);
        this.paint();
    }

    drag(dx: number, dy: number): void {
        const row = rowHeight(this.view, this.canvas, this.session.index.maxDepth);
        const moved = { ...this.view, left: this.view.left - dx / this.view.width, top: this.view.top - dy / row };
        this.view = bounded(moved, this.canvas, this.columns);
        this.paint();
    }

    /** The position right after the try of the node at this point. */
    eventAt(x: number, y: number): number | null {
        const { columns, maxDepth } = this.session.index;
        const column = Math.max(0, Math.min(this.columns - 1, columnAt(this.view, x)));
        const row = rowHeight(this.view, this.canvas, maxDepth);
        const depth = Math.round((y - yOf(this.view, row, 0)) / row);
        const top = columns.top[column];
        if (top === undefined) return null;
        const inColumn = Math.max(top, Math.min(columns.bottom[column]!, depth));
        return columns.event[column]! + inColumn - top + 1;
    }
}

export function Tree({ session }: { session: Session }): ComponentChild {
    const canvas = useRef<HTMLCanvasElement>(null);
    const holder = useRef<HTMLDivElement>(null);
    const painter = useRef<TreePainter | null>(null);
    const [follow, setFollow] = useState(true);
    useEffect(() => {
        const made = new TreePainter(canvas.current!, holder.current!, session);
        painter.current = made;
        setFollow(made.follow);
        const stop = session.position.subscribe(() => made.paint());
        const recolour = (): void => {
            requestAnimationFrame(() => {
                made.recolour();
                made.paint();
            });
        };
        const stopTheme = theme.subscribe(recolour);
        dark.addEventListener("change", recolour);
        const observer = new ResizeObserver(() => {
            made.measure();
            made.paint();
        });
        observer.observe(canvas.current!);
        return () => {
            stop();
            stopTheme();
            dark.removeEventListener("change", recolour);
            observer.disconnect();
        };
    }, [session]);
    const setFollowing = (on: boolean): void => {
        setFollow(on);
        if (painter.current) {
            painter.current.follow = on;
            painter.current.paint();
        }
    };
    return (
        <section class="tree" aria-label={t("tree.title")}>
            <div class="tree-head">
                <h2>{t("tree.title")}</h2>
                <span class="quiet">{t("tree.size", { columns: number(session.index.columns.count) })}</span>
                <div class="tree-tools">
                    <button type="button" aria-label={t("tree.out")} onClick={() => painter.current?.zoom(1 / 1.6)}>
                        −
                    </button>
                    <button type="button" aria-label={t("tree.in")} onClick={() => painter.current?.zoom(1.6)}>
                        +
                    </button>
                    <button type="button" aria-label={t("tree.fit")} onClick={() => painter.current?.fit()}>
                        <Icon name="fit" />
                    </button>
                    <button type="button" aria-pressed={follow} onClick={() => setFollowing(!follow)}>
                        {t("tree.follow")}
                    </button>
                </div>
            </div>
            <div ref={holder} class="inks" aria-hidden="true">
                {INK_NAMES.map((name) => (
                    <span key={name} class={`ink-${name}`} />
                ))}
            </div>
            <TreeCanvas element={canvas} painter={painter} session={session} setFollowing={setFollowing} />
        </section>
    );
}

interface CanvasProps {
    element: { current: HTMLCanvasElement | null };
    painter: { current: TreePainter | null };
    session: Session;
    setFollowing: (on: boolean) => void;
}

function TreeCanvas({ element, painter, session, setFollowing }: CanvasProps): ComponentChild {
    const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
    useEffect(() => {
        const canvas = element.current;
        const wheel = (event: WheelEvent): void => {
            event.preventDefault();
            painter.current?.zoom(Math.exp(-event.deltaY / 400), event.offsetX);
        };
        canvas?.addEventListener("wheel", wheel, { passive: false });
        return () => canvas?.removeEventListener("wheel", wheel);
    }, [element, painter]);
    return (
        <canvas
            ref={element}
            class="tree-canvas"
            role="img"
            aria-label={t("tree.label")}
            onPointerDown={(event) => {
                drag.current = { x: event.clientX, y: event.clientY, moved: false };
                event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
                const from = drag.current;
                if (!from) return;
                const dx = event.clientX - from.x;
                const dy = event.clientY - from.y;
                if (!from.moved && Math.hypot(dx, dy) < 5) return;
                if (!from.moved) setFollowing(false);
                drag.current = { x: event.clientX, y: event.clientY, moved: true };
                painter.current?.drag(dx, dy);
            }}
            onPointerUp={(event) => {
                const from = drag.current;
                drag.current = null;
                if (!from || from.moved) return;
                const place = painter.current?.eventAt(event.offsetX, event.offsetY);
                if (place === null || place === undefined) return;
                session.pause();
                session.seek(place);
            }}
            onPointerCancel={() => (drag.current = null)}
        />
    );
}
