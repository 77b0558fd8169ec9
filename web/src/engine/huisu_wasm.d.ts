// What the page needs to know about the WebAssembly package, which is found when the page is built.
import type { Huisu } from "./api";

export function createHuisu(options?: { wasm?: string | URL | BufferSource }): Promise<Huisu>;
