#!/bin/sh
# web/build.sh [WASM]: builds the page into web/dist, if anything changed. WASM is the folder with huisu.js and huisu.wasm.
#
# The npm packages are those of package-lock.json; they are installed when it changed. Quick when there is nothing to do.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
cd -- "$here"
HUISU_WASM_DIST=${1:-${HUISU_WASM_DIST:-$here/../build/wasm/bindings/wasm/dist}}
export HUISU_WASM_DIST

[ -f "$HUISU_WASM_DIST/huisu.wasm" ] || {
    echo "web/build.sh: there is no huisu.wasm in $HUISU_WASM_DIST; build the preset wasm first" >&2
    exit 1
}

if ! cmp -s package-lock.json node_modules/.package-lock.built; then
    npm ci --no-audit --no-fund --loglevel=error
    cp package-lock.json node_modules/.package-lock.built
fi

changed() { find index.html package-lock.json vite.config.ts public src "$HUISU_WASM_DIST" -newer dist/sw.js -print | head -n 1; }

if [ ! -f dist/sw.js ] || [ -n "$(changed)" ]; then
    npm run --silent build
fi
