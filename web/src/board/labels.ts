// What a screen reader says of a cell: "row 3, column 4, given 7".
import { digitsOf, symbolOf } from "../model/digits";
import { t } from "../i18n/language";

export interface CellFacts {
    cell: number;
    size: number;
    given: number;
    placed: number;
    marks: number;
    colour: number;
    conflict: boolean;
    wrong: boolean;
}

export function labelOf(facts: CellFacts): string {
    const parts = [
        t("cell.place", { row: Math.floor(facts.cell / facts.size) + 1, column: (facts.cell % facts.size) + 1 }),
    ];
    if (facts.given) parts.push(t("cell.given", { digit: symbolOf(facts.given) }));
    else if (facts.placed) parts.push(t("cell.placed", { digit: symbolOf(facts.placed) }));
    else if (facts.marks) parts.push(t("cell.marks", { digits: digitsOf(facts.marks).map(symbolOf).join(" ") }));
    else parts.push(t("cell.empty"));
    if (facts.conflict) parts.push(t("cell.conflict"));
    if (facts.wrong) parts.push(t("cell.wrong"));
    if (facts.colour) parts.push(t("cell.colour", { colour: facts.colour }));
    return parts.join(t("cell.comma"));
}
