// The sheets themselves: puzzles in pages, then small answers, nine a page.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { nameOf } from "../i18n/names";
import { applied, startAgain } from "../model/edit";
import { Miniature } from "./Miniature";
import type { Printed } from "./printing";

interface SheetsProps {
    puzzles: readonly Printed[];
    aPage: number;
    answers: boolean;
    played: boolean;
}

const ANSWERS_A_PAGE = 9;

function pages<T>(all: readonly T[], aPage: number): T[][] {
    return Array.from({ length: Math.ceil(all.length / aPage) }, (_, page) =>
        all.slice(page * aPage, (page + 1) * aPage),
    );
}

export function Sheets({ puzzles, aPage, answers, played }: SheetsProps): ComponentChild {
    const numbered = puzzles.map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
    const solved = numbered.filter((puzzle) => puzzle.solved);
    return (
        <div class="sheets">
            {pages(numbered, aPage).map((page, index) => (
                <section
                    key={index}
                    class={`sheet puzzles-${aPage}`}
                    aria-label={t("print.page", { number: index + 1 })}
                >
                    {page.map(({ number, title, board }) => (
                        <figure key={number}>
                            <figcaption>
                                {number}. {nameOf(title)}
                            </figcaption>
                            <Miniature
                                board={played ? board : applied(board, startAgain(board))}
                                label={t("print.puzzle", { number })}
                            />
                        </figure>
                    ))}
                </section>
            ))}
            {answers
                ? pages(solved, ANSWERS_A_PAGE).map((page, index) => (
                      <section key={`a${index}`} class="sheet solutions" aria-label={t("print.answers")}>
                          <h2>{t("print.answers")}</h2>
                          {page.map(({ number, solved: full }) => (
                              <figure key={number}>
                                  <figcaption>{number}</figcaption>
                                  <Miniature board={full!} label={t("print.answer", { number })} />
                              </figure>
                          ))}
                      </section>
                  ))
                : null}
        </div>
    );
}
