// The link that holds the whole board.
import { useRef, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { encodeShared } from "../model/share";
import { startAgain, applied } from "../model/edit";
import { Dialog } from "../shell/Dialog";
import { game, gameName } from "../store/games";
import { CopyButton } from "./CopyButton";

export function Share(): ComponentChild {
    const [bare, setBare] = useState(false);
    const field = useRef<HTMLTextAreaElement>(null);
    const { board, automatic, seconds, origin } = game.peek();
    const name = origin.kind === "made" ? gameName.peek() : game.peek().name; // level and seed go along
    const shared = bare
        ? { name, board: applied(board, startAgain(board)), automatic: false, seconds: 0 }
        : { name, board, automatic, seconds };
    const link = `${location.href.split("#")[0]!}#b=${encodeShared(shared)}`;
    return (
        <Dialog title="share.title">
            <div class="stack">
                <p>{t("share.more")}</p>
                <label class="field">
                    {t("share.link")}
                    <textarea ref={field} class="link-text" rows={4} readOnly value={link} spellcheck={false} />
                </label>
                <label class="switch">
                    <input type="checkbox" checked={bare} onChange={(event) => setBare(event.currentTarget.checked)} />
                    <span>{t("share.bare")}</span>
                </label>
                <div class="buttons">
                    <CopyButton field={field} text={link} title="share.copy" />
                </div>
            </div>
        </Dialog>
    );
}
