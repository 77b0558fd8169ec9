// A small server of static files for tests and pictures: the built page under the strictest policy that it must live with.
// node scripts/serve.mjs FOLDER PORT
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};

const POLICY =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; " +
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function serve(folder, port) {
    const server = createServer((request, response) => {
        const { pathname } = new URL(request.url, "http://localhost");
        const inside = normalize(decodeURIComponent(pathname)).replace(/^(\.\.[/\\])+/, "");
        let file = join(folder, inside);
        if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
        if (!existsSync(file)) {
            response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
            return;
        }
        response.writeHead(200, {
            "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
        });
        createReadStream(file).pipe(response);
    });
    return new Promise((resolve) => {
        server.listen(port, "127.0.0.1", () => resolve(server));
    });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    await serve(process.argv[2] ?? "dist", Number(process.argv[3] ?? 4173));
}
