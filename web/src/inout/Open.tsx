// The dialog for text: paste it, or choose a file. Several puzzles are listed; what cannot be read is said with line and column.
import { useEffect, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { language, number, t } from "../i18n/language";
import { boardOf } from "../model/board";
import { MOST_READ, MOST_SHOWN } from "../model/texts";
import { Dialog } from "../shell/Dialog";
import { READ_FORMATS } from "./formats";
import { askAgain, fits, intake, openFound, takeFile, takeIn, type Read, type Wanted } from "./intake";
import { Miniature } from "./Miniature";

const MOST_ERRORS = 8; // that are listed

export function Open(): ComponentChild {
    const { answer, text: incoming, isPart } = intake.value;
    const isLong = incoming.length > MOST_SHOWN; // it is kept beside the field, which would be slow with it
    const [text, setText] = useState(isLong ? "" : incoming);
    const [format, setFormat] = useState(intake.peek().wanted.format);
    const [box, setBox] = useState(intake.peek().wanted.box);
    const wanted = { format, box };
    const isEmpty = text.trim() === "";
    useEffect(() => setText(isLong ? "" : incoming), [incoming, isLong]); // a file came in meanwhile
    const lang = language.value;
    useEffect(() => void askAgain(), [lang]);
    return (
        <Dialog title="open.title" wide>
            <form
                class="stack"
                onSubmit={(event) => {
                    event.preventDefault();
                    void takeIn(isEmpty && isLong ? { text: incoming, isPart } : text, wanted);
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
                        onPaste={(event) => {
                            const pasted = event.clipboardData?.getData("text/plain") ?? "";
                            if (pasted.length <= MOST_SHOWN) return;
                            event.preventDefault();
                            void takeIn(pasted, wanted);
                        }}
                    />
                </label>
                {isLong && isEmpty ? <p class="quiet">{t("open.long", { count: number(incoming.length) })}</p> : null}
                <div class="fields">
                    <FileField wanted={wanted} />
                    <label class="field">
                        {t("open.format")}
                        <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
                            <option value="">{t("open.recognise")}</option>
                            {READ_FORMATS.map((name) => (
                                <option key={name} value={name}>
                                    {t(`format.${name}`)}
                                </option>
                            ))}
                        </select>
                    </label>
                    <label class="field">
                        {t("open.box")}
                        <input
                            type="text"
                            placeholder="3x3"
                            pattern="\s*[\d０-９]+\s*[xX×ｘ]\s*[\d０-９]+\s*"
                            value={box}
                            onInput={(event) => setBox(event.currentTarget.value)}
                        />
                    </label>
                </div>
                <div class="buttons">
                    <button type="submit" class="primary" disabled={isEmpty && !isLong}>
                        {t("open.read")}
                    </button>
                </div>
            </form>
            {answer ? <Answer answer={answer} isPart={isPart} /> : null}
        </Dialog>
    );
}

function FileField({ wanted }: { wanted: Wanted }): ComponentChild {
    return (
        <label class="field">
            {t("open.file")}
            <input
                type="file"
                onChange={(event) => {
                    const file = event.currentTarget.files?.[0];
                    event.currentTarget.value = ""; // so that the same file can be chosen again
                    if (file) void takeFile(file, wanted);
                }}
            />
        </label>
    );
}

function Answer({ answer, isPart }: { answer: Read; isPart: boolean }): ComponentChild {
    return (
        <div class="stack">
            {isPart ? <p class="log-note">{t("open.part", { count: number(MOST_READ) })}</p> : null}
            {answer.errors.length > 0 ? (
                <ul class="errors" role="alert">
                    {answer.errors.slice(0, MOST_ERRORS).map((error, index) => (
                        <li key={index}>
                            {error.line ? t("open.error", { line: error.line, column: error.column }) : null}{" "}
                            {error.message}
                        </li>
                    ))}
                    {answer.mistakes > MOST_ERRORS ? (
                        <li>{t("open.more_errors", { count: number(answer.mistakes - MOST_ERRORS) })}</li>
                    ) : null}
                </ul>
            ) : null}
            {answer.puzzles.length > 0 ? (
                <>
                    <h3>
                        {t(answer.complete ? "open.found" : "open.found_first", { count: number(answer.found) })}
                        {answer.found > answer.puzzles.length
                            ? t("sentence.gap") + t("open.offered", { count: answer.puzzles.length })
                            : null}
                    </h3>
                    <ul class="miniatures">
                        {answer.puzzles.map((found, index) => (
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
