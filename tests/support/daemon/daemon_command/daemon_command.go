// Package daemon_command builds the program and prepares to run it.
package daemon_command

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rkllmd/isolation/inside"
	"rkllmd/tests/support/daemon/build_program"
	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/support/project/project_path"
)

// DaemonCommand builds the program (build_program), with the race detector if asked, and returns the command that runs
// it with these arguments.
//
// For another processor (daemon_platform) the command begins with the program that emulates it, which runs a library's
// process too (inside.Emulator). There is no race detector then.
func DaemonCommand(tb testing.TB, race bool, arguments ...string) *exec.Cmd {
	tb.Helper()
	platform := daemon_platform.DaemonPlatform(tb)
	var program string
	switch {
	case platform.Program != "":
		return exec.Command(filepath.Join(project_path.ProjectPath(tb, ""), platform.Program), arguments...)
	case platform.Name != "":
		program = build_program.BuildProgram(tb, "rkllmd-"+platform.Name, platform.Build)
	case race:
		program = build_program.BuildProgram(tb, "rkllmd-race", nil, "-race")
	default:
		// as make build does: the flags of the test programs are others
		program = build_program.BuildProgram(tb, "rkllmd", []string{"GOFLAGS="})
	}
	// The race detector would sleep for a second before the program exits.
	words := append([]string{"GORACE=atexit_sleep_ms=0", inside.Emulator + "=" + strings.Join(platform.Runner, " ")},
		platform.Runner...)
	return exec.Command("env", append(append(words, program), arguments...)...)
}
