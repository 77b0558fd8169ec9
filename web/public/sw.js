// The service worker: on installation it takes every file of this version of the page, and afterwards answers from there.
// The build fills in the version and the list. A new version installs beside the old one, past the browser's own cache,
// and waits: it takes over, and drops the old one, when no page of that is open any more.
const VERSION = "__VERSION__";
const FILES = [/* __FILES__ */];
const CACHE = `huisu-${VERSION}`;

self.addEventListener("install", (event) => {
    const requests = ["./", ...FILES.map((file) => `./${file}`)].map((path) => new Request(path, { cache: "reload" }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
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
