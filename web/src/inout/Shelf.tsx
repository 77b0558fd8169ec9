// All boards that are kept on this machine.
import type { ComponentChild } from "preact";
import { language, t } from "../i18n/language";
import { nameOf } from "../i18n/names";
import { Dialog } from "../shell/Dialog";
import { notify } from "../shell/announce";
import { closeDialog } from "../shell/dialogs";
import { Icon } from "../shell/Icon";
import { boardOfGame, gameName, game, named, openGame, removeGame, rename, save, shelf } from "../store/games";
import { Miniature } from "./Miniature";

function open(id: string): void {
    if (!openGame(id)) notify(t("shelf.unreadable"), "bad");
    closeDialog();
}

export function Shelf(): ComponentChild {
    save();
    return (
        <Dialog title="shelf.title" wide>
            <label class="field">
                {t("shelf.name")}
                <input
                    type="text"
                    maxLength={60}
                    value={named.value.name}
                    placeholder={nameOf({ ...named.value, name: "" })}
                    onInput={(event) => rename(event.currentTarget.value)}
                />
            </label>
            <ul class="shelf">
                {shelf.value.map((kept) => {
                    const board = boardOfGame(kept.id);
                    const current = kept.id === game.value.id;
                    return (
                        <li key={kept.id} class={current ? "current" : ""}>
                            <button
                                type="button"
                                class="shelf-open"
                                aria-current={current ? "true" : undefined}
                                onClick={() => open(kept.id)}
                            >
                                {board ? <Miniature board={board} /> : null}
                                <span class="shelf-text">
                                    <strong>{current ? gameName.value : nameOf(kept)}</strong>
                                    <small>
                                        {kept.solved ? t("shelf.solved") : t("shelf.open", { count: kept.open })}
                                        {" · "}
                                        {new Date(kept.changed).toLocaleDateString(
                                            language.value === "zh" ? "zh-CN" : "en-GB",
                                        )}
                                    </small>
                                </span>
                            </button>
                            <button
                                type="button"
                                class="icon-button"
                                aria-label={t("shelf.remove", { name: current ? gameName.value : nameOf(kept) })}
                                onClick={() => removeGame(kept.id)}
                            >
                                <Icon name="erase" />
                            </button>
                        </li>
                    );
                })}
            </ul>
        </Dialog>
    );
}
