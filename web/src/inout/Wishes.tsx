// The fields for what a new puzzle should be like.
import type { ComponentChild } from "preact";
import { t } from "../i18n/language";
import { BOXES, LEVELS, SYMMETRIES, type Wish } from "./generating";

const SIZE_OF: Record<(typeof BOXES)[number], number> = { "3x3": 9, "2x2": 4, "2x3": 6, "4x4": 16 };

export function Wishes({ wish, change }: { wish: Wish; change: (wish: Wish) => void }): ComponentChild {
    const nine = wish.box === "3x3";
    const set = <K extends keyof Wish>(key: K, value: Wish[K]): void => change({ ...wish, [key]: value });
    return (
        <>
            <fieldset class="choices" disabled={!nine}>
                <legend>{t("generate.level")}</legend>
                {LEVELS.map((level) => (
                    <label key={level}>
                        <input
                            type="radio"
                            name="level"
                            checked={nine && wish.level === level}
                            onChange={() => set("level", level)}
                        />
                        <span>{t(`level.${level}`)}</span>
                    </label>
                ))}
            </fieldset>
            <div class="fields">
                <label class="field">
                    {t("generate.size")}
                    <select value={wish.box} onChange={(event) => set("box", event.currentTarget.value)}>
                        {BOXES.map((box) => (
                            <option key={box} value={box}>
                                {SIZE_OF[box]}×{SIZE_OF[box]}
                            </option>
                        ))}
                    </select>
                </label>
                <label class="field">
                    {t("generate.symmetry")}
                    <select value={wish.symmetry} onChange={(event) => set("symmetry", event.currentTarget.value)}>
                        <option value="">{t("generate.any")}</option>
                        {SYMMETRIES.map((name) => (
                            <option key={name} value={name}>
                                {t(`symmetry.${name}`)}
                            </option>
                        ))}
                    </select>
                </label>
                <label class="field">
                    {t("generate.clues")}
                    <input
                        type="text"
                        placeholder="24-28"
                        pattern="\s*[\d０-９]+(\s*[\-－]\s*[\d０-９]+)?\s*"
                        value={wish.clues}
                        onInput={(event) => set("clues", event.currentTarget.value)}
                    />
                </label>
                <label class="field">
                    {t("generate.seed")}
                    <input
                        type="text"
                        inputMode="numeric"
                        pattern="[\d０-９]{1,19}"
                        placeholder={t("generate.seed.any")}
                        value={wish.seed}
                        onInput={(event) => set("seed", event.currentTarget.value)}
                    />
                </label>
            </div>
        </>
    );
}
