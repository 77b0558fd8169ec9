// The requests and answers of the engine, as its package declares them. Types only: no build is needed for them.
export type * from "huisu-wasm/huisu.js";
