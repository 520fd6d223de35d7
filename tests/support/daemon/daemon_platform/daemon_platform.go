// Package daemon_platform says for which processor the daemon under test is built.
package daemon_platform

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// Platform is a processor, and how its programs are made and run here.
type Platform struct {
	Name     string   // "" is this machine
	Build    []string // variables for build/env.sh
	Program  string   // below the root of the checkout, where it is built already
	Compiler string   // of C libraries that the daemon is to load
	Runner   []string // the words before the program that run it; none on this machine
}

// DaemonPlatform returns the platform that RKLLMD_TEST_PLATFORM names. Unset: this machine. arm64: what make
// build-arm64 builds, on the processor of an RK3588. board: what make build-board builds, without the embedded runtime,
// on this machine. board-arm64: what make build-board-arm64 builds, without the embedded runtime, on the oldest
// processor of a board. The two for arm64 are emulated by qemu-aarch64-static. release: what make release has built, on
// this machine. The tests themselves always run natively. GOFLAGS is emptied: the flags of the test programs are not
// those of make build-arm64.
func DaemonPlatform(tb testing.TB) Platform {
	tb.Helper()
	platform := Platform{Name: os.Getenv("RKLLMD_TEST_PLATFORM")}
	switch platform.Name {
	case "":
		return Platform{Compiler: "gcc"}
	case "release":
		return Platform{Name: "release", Program: "bin/release/rkllmd", Compiler: "gcc"}
	case "board":
		return Platform{Name: "board", Build: []string{"GOFLAGS=", "RKLLMD_BOARD=yes"}, Compiler: "gcc"}
	case "arm64":
		platform.Build = []string{"GOFLAGS=", "RKLLMD_ARCH=arm64"}
		platform.Runner = []string{"qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu", "-cpu", "cortex-a76"}
	case "board-arm64":
		platform.Build = []string{"GOFLAGS=", "RKLLMD_ARCH=arm64", "ARM_CPU=generic", "RKLLMD_BOARD=yes"}
		platform.Runner = []string{"qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu", "-cpu", "cortex-a53"}
	default:
		require.Fail(tb, "RKLLMD_TEST_PLATFORM is "+platform.Name+
			": it may be arm64, board, board-arm64, release or unset")
	}
	platform.Compiler = "aarch64-linux-gnu-gcc"
	return platform
}
