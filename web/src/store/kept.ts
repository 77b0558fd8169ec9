// Signals that local storage remembers. Where storage is full or forbidden the page works all the same and forgets.
import { effect, signal, type Signal } from "@preact/signals";

export const PREFIX = "huisu.";

export function read(key: string): string | null {
    try {
        return localStorage.getItem(PREFIX + key);
    } catch {
        return null;
    }
}

/** Whether it could be kept. */
export function write(key: string, text: string | null): boolean {
    try {
        if (text === null) localStorage.removeItem(PREFIX + key);
        else localStorage.setItem(PREFIX + key, text);
        return true;
    } catch {
        return false;
    }
}

/** What follows this beginning in the keys that stand in storage. */
export function keysOf(beginning: string): string[] {
    try {
        const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
        return keys
            .filter((key) => key.startsWith(PREFIX + beginning))
            .map((key) => key.slice((PREFIX + beginning).length));
    } catch {
        return [];
    }
}

/** A signal that begins with the value kept under this key, if that is still a good one. */
export function kept<T>(key: string, fallback: T, isGood: (value: unknown) => boolean): Signal<T> {
    let value = fallback;
    try {
        const found: unknown = JSON.parse(read(key) ?? "null");
        if (found !== null && isGood(found)) value = found as T;
    } catch {
        // something else wrote there: the fallback stays
    }
    const made = signal(value);
    let first = true;
    effect(() => {
        const text = JSON.stringify(made.value);
        if (!first) write(key, text);
        first = false;
    });
    return made;
}
