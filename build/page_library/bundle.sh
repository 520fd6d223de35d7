#!/usr/bin/env bash
# Bundles the libraries of others that the page uses, from npm, in the versions of package-lock.json, into faces/web/page/library: compressed, as they are
# served. The daemon is built from those files; nobody who builds it needs npm.
#
#   build/page_library/bundle.sh            writes them
#   build/page_library/bundle.sh --check    says whether those that are there are what would be written
set -euo pipefail
cd "$(dirname "$0")/../.."
build/require_tools.sh node npm
packages=.cache/page_library
mkdir -p "$packages"
cmp -s build/page_library/package-lock.json "$packages/installed.json" || {
	cp build/page_library/package.json build/page_library/package-lock.json "$packages"
	npm ci --prefix "$packages" --silent --no-audit --no-fund --ignore-scripts
	cp build/page_library/package-lock.json "$packages/installed.json"
}
for part in markdown highlight formulas; do
	cp "build/page_library/$part.mjs" "$packages/$part.mjs"
	"$packages/node_modules/.bin/esbuild" "$packages/$part.mjs" --bundle --minify --format=esm --target=es2022 --charset=utf8 --legal-comments=inline \
		--log-level=warning --outfile="$packages/out/$part.mjs" --allow-overwrite
	there=faces/web/page/library/$part.mjs.gz
	if [[ ${1-} != --check ]]; then
		gzip -9nc "$packages/out/$part.mjs" >"$there"
	elif ! gzip -dc "$there" | cmp -s - "$packages/out/$part.mjs"; then
		echo "$there is not what build/page_library makes: write it anew by build/page_library/bundle.sh" >&2
		exit 1
	fi
done
