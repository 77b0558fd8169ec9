// The package under test: that in the folder HUISU_DIST, or where the preset wasm builds it.
import { pathToFileURL } from "node:url";

export const dist = process.env.HUISU_DIST
    ? pathToFileURL(`${process.env.HUISU_DIST}/`)
    : new URL("../../../build/wasm/bindings/wasm/dist/", import.meta.url);

/** @type {typeof import("../huisu.js")} */
export const { createHuisu, HuisuError } = await import(new URL("huisu.js", dist).href);

export const inkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
export const backwards = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
