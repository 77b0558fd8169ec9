// The dialog for text: paste it, or choose a file. Several puzzles are listed; what cannot be read is said with line and column.
import { useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import type { ReadAnswer } from "../engine/api";
import { t } from "../i18n/language";
import { boardOf } from "../model/board";
import { Dialog } from "../shell/Dialog";
import { READ_FORMATS } from "./formats";
import { fits, intake, openFound, takeIn } from "./intake";
import { Miniature } from "./Miniature";

export function Open(): ComponentChild {
    const [text, setText] = useState(intake.peek().text);
    const [format, setFormat] = useState("");
    const [box, setBox] = useState("");
    const { answer } = intake.value;
    return (
        <Dialog title="open.title" wide>
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void takeIn(text, format, box);
                }}
            >
                <label class="field">
                    {t("open.text")}
                    <textarea
                        rows={8}
                        spellcheck={false}
                        placeholder={t("open.placeholder")}
                        value={text}
                        onInput={(event) => setText(event.currentTarget.value)}
                    />
                </label>
                <div class="fields">
                    <label class="field">
                        {t("open.file")}
                        <input
                            type="file"
                            onChange={(event) => {
                                const file = event.currentTarget.files?.[0];
                                if (file) void file.text().then((content) => takeIn(content, format, box));
                            }}
                        />
                    </label>
                    <label class="field">
                        {t("open.format")}
                        <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
                            <option value="">{t("open.recognise")}</option>
                            {READ_FORMATS.map((name) => (
                                <option key={name}>{name}</option>
                            ))}
                        </select>
                    </label>
                    <label class="field">
                        {t("open.box")}
                        <input
                            type="text"
                            placeholder="3x3"
                            pattern="\d+x\d+"
                            value={box}
                            onInput={(event) => setBox(event.currentTarget.value)}
                        />
                    </label>
                </div>
                <div class="buttons">
                    <button type="submit" class="primary" disabled={text.trim() === ""}>
                        {t("open.read")}
                    </button>
                </div>
            </form>
            {answer ? <Answer answer={answer} /> : null}
        </Dialog>
    );
}

function Answer({ answer }: { answer: ReadAnswer }): ComponentChild {
    return (
        <div class="stack">
            {answer.errors.length > 0 ? (
                <ul class="errors" role="alert">
                    {answer.errors.slice(0, 8).map((error, index) => (
                        <li key={index}>
                            {error.line ? t("open.error", { line: error.line, column: error.column }) : null}{" "}
                            {error.message}
                        </li>
                    ))}
                </ul>
            ) : null}
            {answer.puzzles.length > 0 ? (
                <>
                    <h3>{t("open.found", { count: answer.puzzles.length })}</h3>
                    <ul class="miniatures">
                        {answer.puzzles.slice(0, 60).map((found, index) => (
                            <li key={index}>
                                <button type="button" disabled={!fits(found)} onClick={() => openFound(found, index)}>
                                    {fits(found) ? <Miniature board={boardOf(found.state)} /> : t("open.too_large")}
                                    <span>{found.name ?? index + 1}</span>
                                </button>
                            </li>
                        ))}
                    </ul>
                </>
            ) : null}
        </div>
    );
}
