// Copies the text of a field, and says so for as long as the text is the one that was copied. Where the browser does not
// let a page copy (an address without https), the text is selected for the visitor's own copy.
import { useState } from "preact/hooks";
import type { ComponentChild, RefObject } from "preact";
import { t, type Key } from "../i18n/language";
import { announce, notify } from "../shell/announce";

interface CopyButtonProps {
    field: RefObject<HTMLTextAreaElement>;
    text: string;
    title: Key;
}

export function CopyButton({ field, text, title }: CopyButtonProps): ComponentChild {
    const [copied, setCopied] = useState<string | null>(null);
    const copy = async (): Promise<void> => {
        field.current?.select();
        try {
            await navigator.clipboard.writeText(text);
            setCopied(text);
            announce(t("share.copied"));
        } catch {
            field.current?.focus();
            notify(t("share.selected"));
        }
    };
    return (
        <button type="button" class="primary" disabled={!text} onClick={() => void copy()}>
            {t(copied === text ? "share.copied" : title)}
        </button>
    );
}
