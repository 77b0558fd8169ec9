// A dialog: the browser's own, which keeps the focus inside and closes with Escape. The page outside is inert then, so
// what is said is said inside.
import { useEffect, useId, useRef } from "preact/hooks";
import type { ComponentChildren, ComponentChild } from "preact";
import { t, type Key } from "../i18n/language";
import { closeDialog } from "./dialogs";
import { focusBoardNext } from "./focus";
import { Icon } from "./Icon";
import { Announced, Note } from "./Voice";

interface DialogProps {
    title: Key;
    wide?: boolean;
    children: ComponentChildren;
}

export function Dialog({ title, wide, children }: DialogProps): ComponentChild {
    const element = useRef<HTMLDialogElement>(null);
    const pressedBeside = useRef(false); // and not inside, to select a text up to here
    const id = useId();
    useEffect(() => {
        const before = document.activeElement;
        element.current?.showModal();
        return () => {
            if (before instanceof HTMLElement && before.isConnected) before.focus();
            else focusBoardNext();
        };
    }, []);
    return (
        <dialog
            ref={element}
            class={wide ? "dialog wide" : "dialog"}
            aria-labelledby={id}
            onClose={closeDialog}
            onPointerDown={(event) => (pressedBeside.current = event.target === element.current)}
            onClick={(event) => {
                if (event.target === element.current && pressedBeside.current) closeDialog();
            }}
        >
            <div class="dialog-body">
                <div class="dialog-head">
                    <h2 id={id}>{t(title)}</h2>
                    <button type="button" class="icon-button" aria-label={t("close")} onClick={closeDialog}>
                        <Icon name="close" />
                    </button>
                </div>
                {children}
            </div>
            <Note />
            <Announced />
        </dialog>
    );
}
