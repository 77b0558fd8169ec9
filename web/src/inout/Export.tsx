// The board as text in any layout that the engine writes, or the whole game with its history as JSON.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { ask } from "../engine/engine";
import { language, t } from "../i18n/language";
import { stateOf } from "../model/board";
import { serialize } from "../model/stored";
import { Dialog } from "../shell/Dialog";
import { game } from "../store/games";
import { CopyButton } from "./CopyButton";
import { WRITE_FORMATS } from "./formats";

const WHOLE = "game";
const PLAYED = new Set(["json", "sdk", "sdx", "hodoku", "candidates", "pencilmarks"]); // hold placed digits or candidates

export function Export(): ComponentChild {
    const [format, setFormat] = useState<string>("grid");
    const [text, setText] = useState("");
    const [failure, setFailure] = useState("");
    const field = useRef<HTMLTextAreaElement>(null);
    const lang = language.value;
    useEffect(() => {
        setFailure("");
        setText(""); // not the one of the layout before
        if (format === WHOLE) {
            setText(serialize(game.peek()));
            return;
        }
        const puzzle = stateOf(game.peek().board, PLAYED.has(format) ? "game" : "puzzle");
        let isStale = false;
        ask("write", { puzzle, format, lang }).then(
            (answer) => {
                if (!isStale) setText(answer.text);
            },
            (error: unknown) => {
                if (!isStale) setFailure((error as Error).message);
            },
        );
        return () => void (isStale = true);
    }, [format, lang]);
    return (
        <Dialog title="export.title" wide>
            <div class="stack">
                <label class="field">
                    {t("export.format")}
                    <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
                        {WRITE_FORMATS.map((name) => (
                            <option key={name} value={name}>
                                {t(`format.${name}`)}
                            </option>
                        ))}
                        <option value={WHOLE}>{t("export.game")}</option>
                    </select>
                </label>
                {failure ? (
                    <p class="errors" role="alert">
                        {failure}
                    </p>
                ) : (
                    <label class="field">
                        {t("export.text")}
                        <textarea ref={field} rows={12} readOnly value={text} spellcheck={false} />
                    </label>
                )}
                <div class="buttons">
                    <button type="button" disabled={!text} onClick={() => download(text, format)}>
                        {t("export.save")}
                    </button>
                    <CopyButton field={field} text={text} title="export.copy" />
                </div>
            </div>
        </Dialog>
    );
}

function download(text: string, format: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `huisu.${["json", WHOLE].includes(format) ? "json" : "txt"}`;
    link.click();
    URL.revokeObjectURL(link.href);
}
