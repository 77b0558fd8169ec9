// Which view the page shows, from the fragment of the address: #play, #watch, #watch/race ... A share link is a fragment,
// too (#b=...): it is opened and then replaced, so that reloading does not open it again.
import { signal } from "@preact/signals";
import { decodeShared } from "../model/share";
import { begin } from "../store/games";
import { notify } from "./announce";
import { t } from "../i18n/language";

export const WATCH_TOPICS = ["sudoku", "race", "permute", "subset"] as const;
export type WatchTopic = (typeof WATCH_TOPICS)[number];
export type Route = { view: "play" } | { view: "print" } | { view: "watch"; topic: WatchTopic };

export const route = signal<Route>({ view: "play" });

export function parseRoute(fragment: string): Route {
    const [view, topic] = fragment.replace(/^#/, "").split("/");
    if (view === "print") return { view };
    if (view !== "watch") return { view: "play" };
    return { view, topic: WATCH_TOPICS.find((name) => name === topic) ?? "sudoku" };
}

export function fragmentOf(to: Route): string {
    return to.view === "watch" ? (to.topic === "sudoku" ? "#watch" : `#watch/${to.topic}`) : `#${to.view}`;
}

export function go(to: Route): void {
    location.hash = fragmentOf(to);
}

function follow(): void {
    if (location.hash.startsWith("#b=")) {
        openShared(location.hash.slice(3));
        history.replaceState(null, "", "#play");
    }
    route.value = parseRoute(location.hash);
}

function openShared(text: string): void {
    const shared = decodeShared(text);
    if (!shared) {
        notify(t("share.damaged"), "bad");
        return;
    }
    begin({ ...shared, origin: { kind: "shared" } });
    notify(t("share.opened"), "good");
}

export function startRouting(): void {
    addEventListener("hashchange", follow);
    follow();
}
