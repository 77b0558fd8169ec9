// A new empty board of some size, to type a puzzle in.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { emptyBoard } from "../model/board";
import { SHAPES } from "../model/shape";
import { Dialog } from "../shell/Dialog";
import { closeDialog, openDialog } from "../shell/dialogs";
import { begin } from "../store/games";
import { Miniature } from "./Miniature";

const SIZES = [4, 6, 9, 16] as const;

export function NewBoard(): ComponentChild {
    return (
        <Dialog title="new.title">
            <p>{t("new.more")}</p>
            <div class="sizes">
                {SIZES.map((size) => (
                    <button
                        key={size}
                        type="button"
                        onClick={() => {
                            begin({ name: "", origin: { kind: "typed" }, board: emptyBoard(SHAPES[size]) });
                            closeDialog();
                        }}
                    >
                        <Miniature board={emptyBoard(SHAPES[size])} />
                        {size}×{size}
                    </button>
                ))}
            </div>
            <p class="buttons">
                <button type="button" onClick={() => (openDialog.value = "generate")}>
                    {t("new.generate")}
                </button>
                <button type="button" onClick={() => (openDialog.value = "open")}>
                    {t("new.paste")}
                </button>
            </p>
        </Dialog>
    );
}
