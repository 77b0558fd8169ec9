// How the visitor likes the page: kept from visit to visit.
import { effect } from "@preact/signals";
import { kept } from "./kept";

export type Theme = "auto" | "light" | "dark";

const isBoolean = (value: unknown): boolean => typeof value === "boolean";

export const theme = kept<Theme>("theme", "auto", (value) => value === "auto" || value === "light" || value === "dark");
export const digitFirst = kept("digit-first", false, isBoolean);
export const showSame = kept("show-same", true, isBoolean);
export const showConflicts = kept("show-conflicts", true, isBoolean);
export const showClock = kept("show-clock", true, isBoolean);

effect(() => {
    if (theme.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
});
