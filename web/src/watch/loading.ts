// Loading a log: asks the engine in its worker and makes a session of the answer.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../i18n/language";
import { Cancelled } from "../engine/protocol";
import type { Session } from "./session";

export interface Loaded {
    session: Session | null;
    failure: string;
    loading: boolean;
}

const EMPTY: Loaded = { session: null, failure: "", loading: false };

/** One place for one kind of log; what was watched last is still there when one comes back to it. */
export class Loader {
    readonly state = signal<Loaded>(EMPTY);
    private turn = 0;

    async load(make: () => Promise<Session | string>): Promise<void> {
        const mine = ++this.turn;
        this.state.peek().session?.end();
        this.state.value = { ...this.state.peek(), failure: "", loading: true };
        let next: Loaded;
        try {
            const made = await make();
            next = typeof made === "string" ? { ...EMPTY, failure: made } : { ...EMPTY, session: made };
        } catch (error) {
            next =
                error instanceof Cancelled
                    ? { ...this.state.peek(), loading: false }
                    : { ...EMPTY, failure: (error as Error).message };
        }
        if (mine === this.turn) this.state.value = next;
    }
}

/** Loads once when the view is first seen; what failed is tried again in another language, for its sentence. */
export function useFirstLoad(loader: Loader, load: () => void): void {
    useEffect(() => {
        const { session, loading } = loader.state.peek();
        if (!session && !loading) load();
        // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    const lang = language.value;
    useEffect(() => {
        if (loader.state.peek().failure) load();
        // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [lang]);
}
