// Text that comes in from anywhere (pasted, dropped, typed into the dialog): what the engine's reader makes of it, or a
// game that was exported as JSON.
import { signal } from "@preact/signals";
import type { Language } from "../engine/api";
import { ask } from "../engine/engine";
import type { AnswerOf } from "../engine/protocol";
import { language, t } from "../i18n/language";
import { nameOf } from "../i18n/names";
import { boardOf } from "../model/board";
import { plain } from "../model/numbers";
import type { Named } from "../model/origin";
import { isShape } from "../model/shape";
import { readGame, type Fault } from "../model/stored";
import {
    beginsAsGame,
    isOpenSudoku,
    MOST_COUNTED,
    MOST_GAME,
    MOST_OFFERED,
    usefulPart,
    usefulPartOf,
    type Part,
} from "../model/texts";
import { adopt, begin } from "../store/games";
import { notify } from "../shell/announce";
import { closeDialog, openDialog } from "../shell/dialogs";
import { go, route } from "../shell/route";

/** What is asked about a text: as which layout, with which boxes; "" where the reader finds out. */
export interface Wanted {
    format: string;
    box: string;
}

export interface Intake extends Part {
    wanted: Wanted;
    answer: Read | null;
    language: Language; // of the sentences in the answer
}

export type Read = AnswerOf<"read">;
export type Found = Read["puzzles"][number];

const ANY: Wanted = { format: "", box: "" };
const EMPTY: Intake = { text: "", isPart: false, wanted: ANY, answer: null, language: "en" };

/** What was read and waits for a choice, and the text it came from. */
export const intake = signal<Intake>(EMPTY);

function refused(message: string): Read {
    return { puzzles: [], complete: true, errors: [{ line: 0, column: 0, message }], found: 0, mistakes: 1 };
}

/** Opens the puzzle of a text when there is exactly one; else the dialog shows what there is, or what is wrong. */
export async function takeIn(incoming: string | Part, wanted = ANY): Promise<void> {
    const part = typeof incoming === "string" ? wholeOrPart(incoming) : incoming;
    const found = beginsAsJson(part.text) ? readGame(part.text) : null;
    if (found?.game && !found.fault) {
        adopt(found.game);
        opened(nameOf(found.game));
        return;
    }
    const lang = language.peek();
    const answer = await answerFor(part.text, wanted, found?.fault ?? null);
    const only = answer.puzzles[0];
    if (answer.found === 1 && answer.mistakes === 0 && !part.isPart && only && fits(only)) {
        openFound(only, 0);
        return;
    }
    intake.value = { ...part, wanted, answer, language: lang };
    openDialog.value = "open";
}

function wholeOrPart(text: string): Part {
    return beginsAsGame(text) && text.length <= MOST_GAME ? { text, isPart: false } : usefulPart(text);
}

function beginsAsJson(text: string): boolean {
    return text.slice(0, 200).trimStart().startsWith("{");
}

async function answerFor(text: string, { format, box }: Wanted, fault: Fault | null): Promise<Read> {
    if (fault) return refused(t(`game.bad.${fault}`));
    const request = {
        text,
        lang: language.peek(),
        limit: MOST_COUNTED,
        keep: MOST_OFFERED,
        ...(format ? { format } : {}),
        ...(box ? { box: plain(box).replaceAll("×", "x").replaceAll(/\s/g, "") } : {}),
    };
    let answer: Read;
    try {
        answer = await ask("read", request);
    } catch (error) {
        answer = refused((error as Error).message);
    }
    return answer.found === 0 && isOpenSudoku(text) ? refused(t("open.opensudoku")) : answer;
}

/** Another language: what the reader said is asked for again in it. */
export async function askAgain(): Promise<void> {
    const shown = intake.peek();
    const lang = language.peek();
    if (!shown.answer || shown.language === lang) return;
    const fault = beginsAsJson(shown.text) ? (readGame(shown.text)?.fault ?? null) : null;
    const answer = await answerFor(shown.text, shown.wanted, fault);
    if (intake.peek() === shown) intake.value = { ...shown, answer, language: lang };
}

export function fits(found: Found): boolean {
    return isShape(found.state.shape.rows, found.state.shape.cols);
}

export function openFound(found: Found, index: number): void {
    const named: Named = { name: found.name ?? "", origin: { kind: "read", number: index + 1 } };
    begin({ ...named, board: boardOf(found.state) });
    intake.value = EMPTY;
    opened(nameOf(named));
}

function opened(name: string): void {
    closeDialog();
    if (route.peek().view !== "play") go({ view: "play" });
    notify(t("open.done", { name }), "good");
}

/** Reads of a file what is of use. */
export async function takeFile(file: File, wanted = ANY): Promise<void> {
    let part: Part;
    try {
        part = await usefulPartOf(file);
    } catch {
        notify(t("open.unreadable", { name: file.name }), "bad"); // a folder, or a file that is gone or forbidden
        return;
    }
    await takeIn(part, wanted);
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
    if (file) void takeFile(file);
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
