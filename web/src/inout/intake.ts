// Text that comes in from anywhere (pasted, dropped, typed into the dialog): what the engine's reader makes of it, or a
// game that was exported as JSON.
import { signal } from "@preact/signals";
import type { ReadAnswer } from "../engine/api";
import { ask } from "../engine/engine";
import { language, t } from "../i18n/language";
import { boardOf } from "../model/board";
import { deserialize } from "../model/game";
import { MAX_SIZE } from "../model/shape";
import { begin } from "../store/games";
import { notify } from "../shell/announce";
import { closeDialog, openDialog } from "../shell/dialogs";
import { go, route } from "../shell/route";

const MOST_PUZZLES = 200;

/** What was read and waits for a choice, and the text it came from. */
export const intake = signal<{ text: string; answer: ReadAnswer | null }>({ text: "", answer: null });

export type Found = ReadAnswer["puzzles"][number];

/** Opens the puzzle of a text when there is exactly one; else the dialog shows what there is, or what is wrong. */
export async function takeIn(text: string, format?: string, box?: string): Promise<void> {
    const game = deserialize(text);
    if (game) {
        begin({ name: game.name, board: game.board, automatic: game.automatic, seconds: game.seconds });
        opened(game.name);
        return;
    }
    const request = {
        text,
        lang: language.peek(),
        limit: MOST_PUZZLES,
        ...(format ? { format } : {}),
        ...(box ? { box } : {}),
    };
    let answer: ReadAnswer;
    try {
        answer = await ask("read", request);
    } catch (error) {
        answer = { puzzles: [], complete: true, errors: [{ line: 0, column: 0, message: (error as Error).message }] };
    }
    const only = answer.puzzles[0];
    if (answer.puzzles.length === 1 && answer.errors.length === 0 && only && fits(only)) {
        openFound(only, 0);
        return;
    }
    intake.value = { text, answer };
    openDialog.value = "open";
}

export function fits(found: Found): boolean {
    return found.state.shape.size <= MAX_SIZE;
}

export function openFound(found: Found, index: number): void {
    const name = found.name ?? t("game.read", { number: index + 1 });
    begin({ name, board: boardOf(found.state) });
    intake.value = { text: "", answer: null };
    opened(name);
}

function opened(name: string): void {
    closeDialog();
    if (route.peek().view !== "play") go({ view: "play" });
    notify(t("open.done", { name }), "good");
}

function isTyping(target: EventTarget | null): boolean {
    return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

function paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isTyping(event.target) || text.trim() === "") return;
    event.preventDefault();
    void takeIn(text);
}

function drop(event: DragEvent): void {
    event.preventDefault();
    delete document.documentElement.dataset.dropping;
    const file = event.dataTransfer?.files[0];
    if (file) void file.text().then((text) => takeIn(text));
    else if (event.dataTransfer?.getData("text/plain")) void takeIn(event.dataTransfer.getData("text/plain"));
}

function dragOver(event: DragEvent): void {
    event.preventDefault();
    document.documentElement.dataset.dropping = "";
}

function dragLeave(event: DragEvent): void {
    if (event.relatedTarget === null) delete document.documentElement.dataset.dropping;
}

/** Takes what is pasted or dropped anywhere on the page; the answer stops that. */
export function listenForText(): () => void {
    document.addEventListener("paste", paste);
    document.addEventListener("drop", drop);
    document.addEventListener("dragover", dragOver);
    document.addEventListener("dragleave", dragLeave);
    return () => {
        document.removeEventListener("paste", paste);
        document.removeEventListener("drop", drop);
        document.removeEventListener("dragover", dragOver);
        document.removeEventListener("dragleave", dragLeave);
    };
}
