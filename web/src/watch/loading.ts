// Loading a log: asks the engine in its worker and makes a session of the answer.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../i18n/language";
import { Cancelled } from "../engine/protocol";
import type { Session } from "./session";

export interface Loaded {
    about: string; // what was asked for
    session: Session | null;
    failure: string;
    loading: boolean;
    cancelled: boolean;
}

type Make = () => Promise<Session | string>;

const EMPTY: Loaded = { about: "", session: null, failure: "", loading: false, cancelled: false };

/** One place for one kind of log; what was watched last is still there when one comes back to it. */
export class Loader {
    readonly state = signal<Loaded>(EMPTY);
    private turn = 0;

    /** Until the new log is there the old one stays, unless it is about something else. */
    async load(make: Make, about = ""): Promise<void> {
        const mine = ++this.turn;
        const before = this.state.peek();
        before.session?.end();
        const nothing = { ...EMPTY, about };
        this.state.value = { ...nothing, session: before.about === about ? before.session : null, loading: true };
        let next: Loaded;
        try {
            const made = await make();
            next = typeof made === "string" ? { ...nothing, failure: made } : { ...nothing, session: made };
        } catch (error) {
            next =
                error instanceof Cancelled
                    ? { ...nothing, cancelled: true }
                    : { ...nothing, failure: (error as Error).message };
        }
        if (mine === this.turn) this.state.value = next;
    }

    /** Loads what is not there, unless it is on its way. */
    async loadMissing(make: Make, about = ""): Promise<void> {
        const before = this.state.peek();
        if (before.about !== about || (!before.session && !before.loading)) await this.load(make, about);
    }
}

/**
 * Loads when the view is first seen, and when it is about something else; what failed is tried again in another language,
 * for its sentence.
 */
export function useLog(loader: Loader, make: Make, about = ""): void {
    useEffect(() => {
        void loader.loadMissing(make, about);
        // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [about]);
    const lang = language.value;
    useEffect(() => {
        if (loader.state.peek().failure) void loader.load(make, about);
        // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [lang]);
}
