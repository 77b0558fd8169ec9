// The view for playing: the board, the pad, what one can do with a board, and the answers.
import type { ComponentChild } from "preact";
import { Answers } from "../answers/Answers";
import { forgetAnswers, overlay } from "../answers/state";
import { Clock } from "../board/Clock";
import { Grid } from "../board/Grid";
import { Pad } from "../board/Pad";
import { t } from "../i18n/language";
import { fillMarks, fixGivens, freeGivens, startAgain } from "../model/edit";
import { openDialog, type DialogName } from "../shell/dialogs";
import { focusBoardNext } from "../shell/focus";
import { Icon, type IconName } from "../shell/Icon";
import { go } from "../shell/route";
import { act, automatic, board, gameName, isSolvedNow, setAutomatic } from "../store/games";
import { paused } from "../store/hand";
import { chooseOpenBoard } from "../watch/SudokuTopic";

const ACTIONS: readonly (readonly [DialogName, IconName])[] = [
    ["new", "plus"],
    ["generate", "dice"],
    ["open", "paste"],
    ["shelf", "shelf"],
    ["share", "share"],
    ["export", "export"],
];

export function Play(): ComponentChild {
    return (
        <div class="play">
            <div class="board-side">
                <div class="board-head">
                    <h1 class="game-name">
                        <button type="button" title={t("shelf.title")} onClick={() => (openDialog.value = "shelf")}>
                            {gameName.value}
                        </button>
                    </h1>
                    <Clock />
                </div>
                <div class="board-frame">
                    <Grid />
                    {paused.value ? (
                        <button
                            type="button"
                            class="curtain"
                            onClick={() => {
                                paused.value = false;
                                focusBoardNext();
                            }}
                        >
                            {t("clock.go_on")}
                        </button>
                    ) : null}
                </div>
                <Status />
            </div>
            <div class="hand-side">
                <Pad />
                <BoardTools />
                <Answers />
                <nav class="actions" aria-label={t("actions.label")}>
                    {ACTIONS.map(([name, icon]) => (
                        <button key={name} type="button" onClick={() => (openDialog.value = name)}>
                            <Icon name={icon} />
                            {t(`actions.${name as "new"}`)}
                        </button>
                    ))}
                    <button type="button" onClick={() => go({ view: "print" })}>
                        <Icon name="print" />
                        {t("actions.print")}
                    </button>
                    <button type="button" onClick={watchBoard}>
                        <Icon name="eye" />
                        {t("actions.watch")}
                    </button>
                </nav>
            </div>
        </div>
    );
}

function watchBoard(): void {
    chooseOpenBoard();
    go({ view: "watch", topic: "sudoku" });
}

function Status(): ComponentChild {
    if (overlay.value.board)
        return (
            <p class="status info">
                {t("status.preview")}{" "}
                <button
                    type="button"
                    class="text-button"
                    onClick={() => {
                        forgetAnswers();
                        focusBoardNext();
                    }}
                >
                    {t("status.back")}
                </button>
            </p>
        );
    if (isSolvedNow.value) return <p class="status good">{t("game.solved")}</p>;
    if (board.value.allowed === null && board.value.givens.every((given) => !given))
        return <p class="status info">{t("status.typing")}</p>;
    return null;
}

/** What is done to the whole board at once. */
function BoardTools(): ComponentChild {
    const typed = board.value.givens.every((given) => !given);
    const change = (make: typeof fillMarks): void => {
        act(make(board.peek()));
        forgetAnswers();
    };
    return (
        <div class="board-tools">
            <label class="switch">
                <input
                    type="checkbox"
                    role="switch"
                    checked={automatic.value}
                    onChange={(event) => setAutomatic(event.currentTarget.checked)}
                />
                <span>{t("tools.automatic")}</span>
            </label>
            <button type="button" disabled={automatic.value} onClick={() => change(fillMarks)}>
                {t("tools.fill")}
            </button>
            {typed ? (
                <button type="button" onClick={() => change(fixGivens)}>
                    {t("tools.fix")}
                </button>
            ) : (
                <button type="button" onClick={() => change(freeGivens)}>
                    {t("tools.free")}
                </button>
            )}
            <button type="button" onClick={() => change(startAgain)}>
                {t("tools.again")}
            </button>
        </div>
    );
}
