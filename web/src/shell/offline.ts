// The service worker keeps the whole page for visits without a network. A newer version takes over at the next visit.
export function startOffline(): void {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    navigator.serviceWorker.register("./sw.js").catch(() => undefined); // a file: address has none; the page works without
}
