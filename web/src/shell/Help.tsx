// The keys, in a table.
import type { ComponentChild } from "preact";
import { t, type Key } from "../i18n/language";
import { Dialog } from "./Dialog";

const PLAY: readonly (readonly [string, Key])[] = [
    ["← ↑ ↓ →", "help.move"],
    ["Shift + ← ↑ ↓ →", "help.extend"],
    ["1–9, A–P", "help.digit"],
    ["Shift + 1–9", "help.mark"],
    ["Alt + 1–6", "help.colour"],
    ["Space", "help.toggle"],
    ["V, N, X", "help.entries"],
    ["Backspace, 0", "help.erase"],
    ["Ctrl + Z, U", "help.undo"],
    ["Ctrl + Y, R", "help.redo"],
    ["H", "help.hint"],
    ["K", "help.check"],
    ["Home, End, PgUp, PgDn", "help.jump"],
    ["Enter", "help.enter"],
    ["Ctrl + V", "help.paste"],
    ["?", "help.this"],
];

const WATCH: readonly (readonly [string, Key])[] = [
    ["Space", "help.play_pause"],
    ["← →", "help.step"],
    ["Shift + ← →", "help.turning"],
    ["↑ ↓", "help.speed"],
    ["Home, End", "help.ends"],
];

export function Help(): ComponentChild {
    return (
        <Dialog title="help.title" wide>
            <div class="help">
                <Keys title="help.board" rows={PLAY} />
                <Keys title="help.viewer" rows={WATCH} />
                <p class="quiet">{t("help.private")}</p>
            </div>
        </Dialog>
    );
}

function Keys({ title, rows }: { title: Key; rows: readonly (readonly [string, Key])[] }): ComponentChild {
    return (
        <table class="keys">
            <caption>{t(title)}</caption>
            <tbody>
                {rows.map(([keys, key]) => (
                    <tr key={key}>
                        <th scope="row">
                            <kbd>{keys}</kbd>
                        </th>
                        <td>{t(key)}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
