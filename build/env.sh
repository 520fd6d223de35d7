# Sourced, by the Makefile and by hand (". build/env.sh"): the compiler flags of the embedded runtime, for this machine or
# for CPU=level. With RKLLMD_ARCH=arm64: the cross compilers, and the flags of level ARM_CPU. Every change of these flags
# recompiles llama.cpp (about 90 s on two cores), so all targets share them. With RKLLMD_TAG: go's build tag of that name too. With RKLLMD_BOARD=yes: the tag
# noembedded, and what makes the program for boards small.
folder=$(dirname "${BASH_SOURCE:-build/env.sh}")
case ${RKLLMD_ARCH-} in
"") flags=$("$folder/cpu_flags.sh" "${CPU:-native}") ;;
arm64)
	export GOOS=linux GOARCH=arm64 CC=aarch64-linux-gnu-gcc CXX=aarch64-linux-gnu-g++
	flags=$("$folder/cpu_flags.sh" "${ARM_CPU:-armv8.2-a+dotprod+fp16}")
	;;
*) echo "RKLLMD_ARCH is \"$RKLLMD_ARCH\": it may be arm64, or empty for this machine" >&2 && return 1 ;;
esac
export CGO_ENABLED=1
[[ ${RKLLMD_BOARD-} != yes ]] || RKLLMD_TAG=noembedded
# Every build has two tags. grpcnotrace leaves the pages for tracing out of gRPC: they are templates, which call methods by names that only the
# running program knows, so the linker would keep every exported method of every package (2.9 MB). nethttpomithttp2 leaves HTTP/2 out of
# net/http (0.5 MB): the daemon serves HTTP/1.1 only, because WebSocket needs it, and gRPC has an HTTP/2 of its own.
# No path of this checkout in what is built: another checkout then finds all of it in Go's build cache.
export GOFLAGS="${GOFLAGS:-} -trimpath -buildvcs=false -tags=grpcnotrace,nethttpomithttp2${RKLLMD_TAG:+,$RKLLMD_TAG}"
# Calls are inlined in our own packages and in most of Go's, but not in those that a token does not pass, or passes once beside a write to a
# socket: 0.8 MB less, and no difference that can be measured in the time of a request.
[[ ${RKLLMD_BOARD-} != yes ]] || for package in github.com google.golang.org golang.org vendor/golang.org compress crypto debug encoding/asn1 \
	flag fmt internal/zstd log math/big mime net os/exec regexp rkllmd/cli text; do
	GOFLAGS+=" -gcflags=$package/...=-l"
done
export CGO_CPPFLAGS="-DNDEBUG -DGGML_USE_CPU_REPACK"
export CGO_CFLAGS="-O3 $flags"
export CGO_CXXFLAGS="-O3 -Wno-stringop-overflow $flags"
export CGO_LDFLAGS="-O2"
# For go build: libstdc++ and libgcc inside, so that the program needs only the C library, and less memory.
export RKLLMD_LDFLAGS='-s -w -extldflags "-static-libstdc++ -static-libgcc"'
# Functions begin at multiples of 16 bytes, as they do on arm64: 0.14 MB less than with Go's 32 for x86-64.
[[ ${RKLLMD_BOARD-} != yes ]] || RKLLMD_LDFLAGS+=' -funcalign=16'
unset flags folder package
