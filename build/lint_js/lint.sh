#!/usr/bin/env bash
# Checks every JavaScript file, and the words of the page (check_words.mjs): one dialect (ES modules, *.mjs), one style, no mistakes that a reader of the text can find. eslint.config.mjs has the rules.
#
#   build/lint_js/lint.sh          says what is wrong
#   build/lint_js/lint.sh --fix    puts right what a program can
set -euo pipefail
cd "$(dirname "$0")/../.."
build/require_tools.sh node npm
# list NAME...: the files that are called so. Hidden folders of the root and packages of others are not looked at.
list() {
	find . \( -path './.?*' -o -name node_modules \) -prune -o \( -name "$1" "${@:2}" \) -print
}
# The TypeScript package is checked by tsc, strictly (tests/clients/run.sh), which writes its dist.
others=$(list '*.js' -o -name '*.cjs' -o -name '*.ts' -o -name '*.jsx' | grep -v '^./clients/rkllm-typescript/' || :)
[[ -z $others ]] || { echo "JavaScript is written as ES modules, in files *.mjs:" $others >&2; exit 1; }

# The packages lie outside the checkout's sources, and are fetched anew when their list has changed.
packages=.cache/lint_js
mkdir -p "$packages"
cmp -s build/lint_js/package-lock.json "$packages/installed.json" || {
	cp build/lint_js/package.json build/lint_js/package-lock.json "$packages"
	npm ci --prefix "$packages" --silent --no-audit --no-fund --ignore-scripts
	cp build/lint_js/package-lock.json "$packages/installed.json"
}
cp build/lint_js/eslint.config.mjs "$packages"
mapfile -t files < <(list '*.mjs')
node build/lint_js/check_words.mjs "$packages/node_modules"
"$packages/node_modules/.bin/eslint" --config "$packages/eslint.config.mjs" --max-warnings 0 "$@" "${files[@]}"
