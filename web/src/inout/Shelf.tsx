// All boards that are kept on this machine.
import { memo } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import type { ComponentChild } from "preact";
import { language, t } from "../i18n/language";
import { nameOf } from "../i18n/names";
import type { Kept } from "../model/shelf";
import { Dialog } from "../shell/Dialog";
import { notify } from "../shell/announce";
import { closeDialog } from "../shell/dialogs";
import { Icon } from "../shell/Icon";
import { boardOfGame, gameId, gameName, named, openGame, removeGame, rename, save, shelf } from "../store/games";
import { Miniature } from "./Miniature";

function open(id: string): void {
    if (!openGame(id)) notify(t("shelf.unreadable"), "bad");
    closeDialog();
}

export function Shelf(): ComponentChild {
    const list = useRef<HTMLUListElement>(null);
    useEffect(save, []);
    /** The pressed button goes away: the keyboard goes on at the board in this place, or at the last. */
    const focusEntry = (at: number): void => {
        requestAnimationFrame(() => {
            const buttons = list.current?.querySelectorAll<HTMLElement>(".shelf-open") ?? [];
            (buttons[at] ?? buttons[at - 1])?.focus();
        });
    };
    const remove = (id: string, name: string): void => {
        const at = shelf.peek().findIndex((kept) => kept.id === id);
        const undo = removeGame(id);
        const bringBack = (): void => {
            undo();
            focusEntry(at);
        };
        notify(t("shelf.removed", { name }), "info", { label: t("pad.undo"), run: bringBack });
        focusEntry(at);
    };
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
            <ul class="shelf" ref={list}>
                {shelf.value.map((kept) => (
                    <Entry key={kept.id} kept={kept} current={kept.id === gameId.value} remove={remove} />
                ))}
            </ul>
        </Dialog>
    );
}

interface EntryProps {
    kept: Kept;
    current: boolean; // it is open
    remove: (id: string, name: string) => void;
}

function EntryView({ kept, current, remove }: EntryProps): ComponentChild {
    const board = boardOfGame(kept.id);
    const name = current ? gameName.value : nameOf(kept);
    return (
        <li class={current ? "current" : ""}>
            <button
                type="button"
                class="shelf-open"
                aria-current={current ? "true" : undefined}
                onClick={() => open(kept.id)}
            >
                {board ? <Miniature board={board} /> : null}
                <span class="shelf-text">
                    <strong>{name}</strong>
                    <small>
                        {kept.solved ? t("shelf.solved") : t("shelf.open", { count: kept.open })}
                        {" · "}
                        {new Date(kept.changed).toLocaleDateString(language.value === "zh" ? "zh-CN" : "en-GB")}
                    </small>
                </span>
            </button>
            <button
                type="button"
                class="icon-button"
                aria-label={t("shelf.remove", { name })}
                onClick={() => remove(kept.id, name)}
            >
                <Icon name="erase" />
            </button>
        </li>
    );
}

/** Drawn anew, with its board read from storage, only when that has changed. */
const Entry = memo(
    EntryView,
    (before, after) =>
        before.kept.id === after.kept.id &&
        before.kept.changed === after.kept.changed &&
        before.current === after.current,
);
