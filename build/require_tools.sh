#!/bin/bash
# Makes sure that the tools for building and testing are there: Go, gcc, g++, make, python3, and those named as arguments, of which
# python3-grpcio, python3-jinja2 and python3-venv are libraries of Debian's Python.
#
#   build/require_tools.sh                      names what is missing, and the command that installs it
#   build/require_tools.sh --install node npm   installs it with apt-get, as root or where sudo asks for no password
#
# Go: go.mod says which version. A Go of 1.21 or later fetches that version by itself. An older one (Debian 12 has 1.19) can
# still download it as a module, checked against Go's checksum database; it is then put into .cache/go, which the Makefile
# looks at first.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.cache/go/bin:$PATH"
wanted=$(awk '$1 == "go" { print $2 }' go.mod)

install=
[[ ${1-} != --install ]] || { install=yes && shift; }
declare -A package_of=([go]=golang-go [node]=nodejs [qemu-aarch64-static]=qemu-user-static [qemu-x86_64-static]=qemu-user-static
	[aarch64-linux-gnu-gcc]=gcc-aarch64-linux-gnu [aarch64-linux-gnu-g++]=g++-aarch64-linux-gnu
	[systemd-nspawn]=systemd-container
	[protoc]=protobuf-compiler [grpc_python_plugin]=protobuf-compiler-grpc)
packages=()
for tool in go gcc g++ make python3 "$@"; do
	case $tool in
	python3-grpcio) /usr/bin/python3 -c 'import grpc, google.protobuf' 2>/dev/null || packages+=(python3-grpcio python3-protobuf) ;;
	python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null || packages+=(python3-venv) ;;
	python3-jinja2) /usr/bin/python3 -c 'import jinja2' 2>/dev/null || packages+=(python3-jinja2) ;;
	*) command -v "$tool" >/dev/null || packages+=("${package_of[$tool]-$tool}") ;;
	esac
done
[[ ${#packages[@]} == 0 || -e /etc/ssl/certs/ca-certificates.crt ]] || packages+=(ca-certificates)

if [[ ${#packages[@]} != 0 ]]; then
	sudo=
	[[ $(id -u) == 0 ]] || sudo="sudo "
	if [[ -z $install ]] || ! command -v apt-get >/dev/null || { [[ -n $sudo ]] && ! sudo -n true 2>/dev/null; }; then
		echo "Missing: ${packages[*]}. On Debian and Ubuntu this installs it:" >&2
		echo "  ${sudo}apt-get update && ${sudo}apt-get install -y ${packages[*]}" >&2
		exit 1
	fi
	echo "Installing ${packages[*]}"
	${sudo}apt-get update -qq </dev/null
	${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${packages[@]}" </dev/null >/dev/null
fi

# A Go that is new enough, or can fetch itself a newer one, reads go.mod without complaint.
if ! reason=$(go list -m 2>&1); then
	if [[ $(cd / && GOTOOLCHAIN=local go env GOVERSION) =~ ^go1\.(2[1-9]|[3-9][0-9]) ]]; then
		echo "Go $wanted is needed, and $(command -v go) cannot fetch it: $reason" >&2
		echo "If GOTOOLCHAIN forbids it, try: GOTOOLCHAIN=auto make ..." >&2
		exit 1
	fi
	echo "$(go version) is too old: fetching Go $wanted into .cache/go"
	case $(uname -m) in
	x86_64) platform=linux-amd64 ;;
	aarch64) platform=linux-arm64 ;;
	*) echo "There is no known Go $wanted for $(uname -m): install it by hand" >&2 && exit 1 ;;
	esac
	toolchain=golang.org/toolchain@v0.0.1-go$wanted.$platform
	rm -rf .cache/go.part && mkdir -p .cache
	(cd / && go mod download "$toolchain")
	cp -r --no-preserve=mode "$(cd / && go env GOMODCACHE)/$toolchain" .cache/go.part
	chmod -R a+x .cache/go.part/bin .cache/go.part/pkg/tool
	mv .cache/go.part .cache/go
	hash -r
	go version
fi
