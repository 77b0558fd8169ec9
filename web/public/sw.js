// The service worker: on installation it takes every file of this version of the page, and afterwards answers from there.
// The build fills in the version and the list; a new version installs beside the old one and drops it when it takes over.
const VERSION = "__VERSION__";
const FILES = [/* __FILES__ */];
const CACHE = `huisu-${VERSION}`;

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(CACHE)
            .then((cache) => cache.addAll(["./", ...FILES.map((file) => `./${file}`)]))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(
                    names
                        .filter((name) => name.startsWith("huisu-") && name !== CACHE)
                        .map((name) => caches.delete(name)),
                ),
            )
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(
        caches
            .open(CACHE)
            .then(
                async (cache) =>
                    (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request),
            ),
    );
});
