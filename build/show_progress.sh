#!/usr/bin/env bash
# Runs a go command, and tells how far it is with llama.cpp where that has to be compiled first: go says nothing for minutes.
#
#   build/show_progress.sh go build -race -o bin/rkllmd .
#
# build/env.sh must have been sourced. The exit code is the command's. The folder in which go works is one of its own below .cache, not
# in /tmp: how many files are compiled is seen there, and nothing is left of it, however the command ends. Ctrl-C and SIGTERM end go
# and its compilers.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
every=${RKLLMD_PROGRESS_SECONDS:-10}

# What is to be compiled. -race and the build mode make other objects; other flags do not matter here. Without the embedded runtime there is no
# llama.cpp.
embedded=yes
[[ ${GOFLAGS-} != *noembedded* ]] || embedded=
flags=()
for word in "$@"; do
	case $word in
	-race | -buildmode=*) flags+=("$word") ;;
	esac
done
declare -A files # by package
total=0
if [[ -n $embedded ]]; then
	while read -r package count; do
		files[$package]=$count
		total=$((total + count))
	done < <(go list ${flags[@]+"${flags[@]}"} -deps -f '{{if and .Stale .CXXFiles}}{{.ImportPath}} {{len .CFiles}} {{len .CXXFiles}}{{end}}' \
		github.com/ollama/ollama/llama/llama.cpp/src | awk '{ print $1, $2 + $3 }')
fi

mkdir -p "$root/.cache"
for old in "$root"/.cache/go-work-*; do # of commands that were killed
	[[ -e /proc/${old##*-} ]] || rm -rf "$old"
done
work=$root/.cache/go-work-$$
mkdir "$work"

# Prints a line now and then until all is compiled. go has a folder for each package, with an object for each file and two of cgo's own,
# and removes it when the package is complete.
tell_progress() {
	local folder package count done next=$every
	local -A folders compiled
	while sleep 1; do
		for folder in "$work"/*/b*/*.cgo1.go; do
			package=$(sed -n 's|^//line .*/\(github\.com/ollama/ollama\)@[^/]*/\(.*\)/[^/]*$|\1/\2|p;3q' "$folder" 2>/dev/null) || continue
			[[ -z $package || -z ${files[$package]-} ]] || folders[$package]=$(dirname "$folder")
		done
		done=0
		for package in "${!folders[@]}"; do
			count=$(find "${folders[$package]}" -name '_x*.o' 2>/dev/null | wc -l)
			[[ -e ${folders[$package]} ]] && count=$((count - 2)) || count=${files[$package]}
			((count <= ${compiled[$package]-0})) || compiled[$package]=$count
			done=$((done + ${compiled[$package]-0}))
		done
		((SECONDS >= next || done >= total)) || continue
		echo "  llama.cpp: $done of $total files after $SECONDS s" >&2
		((done < total)) || break
		next=$((SECONDS + every))
	done
}

# clean_up ends what there still is of the command, and removes its folder.
clean_up() {
	local try
	[[ -z $reporter ]] || kill -- -"$reporter" 2>/dev/null || true
	for ((try = 0; try < 100; try++)); do
		kill -TERM -- -"$command" 2>/dev/null || break
		sleep 0.05
	done
	rm -rf "$work"
}

# stop SIGNAL: ends the command, and this script as the signal would have.
stop() {
	trap - EXIT "$1"
	exec 2>/dev/null # bash would say which job has ended
	clean_up
	kill -"$1" $$
}

# With -m each background command is a process group, which can be ended as a whole.
set -m
reporter=
GOTMPDIR=$work "$@" &
command=$!
trap clean_up EXIT
trap 'stop INT' INT
trap 'stop TERM' TERM
trap 'stop HUP' HUP
if ((total > 0)); then
	echo "Compiling llama.cpp${GOARCH:+ for $GOARCH}${flags[*]+ with ${flags[*]}}: $total files, about 2 minutes on 2 cores, the first time only." >&2
	tell_progress &
	reporter=$!
	disown "$reporter"
fi
wait "$command"
