// Package daemon_command builds the program and prepares to run it.
package daemon_command

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/support/project/visit_sources"
)

// DaemonCommand builds the program by the flags of build/env.sh, with the race detector if asked, and returns the
// command that runs it with these arguments. Tests that run at the same time build one after the other, so that only
// the first of them has work to do.
//
// For another processor (daemon_platform) the command begins with the program that emulates it. There is no race
// detector then.
//
// What go test caches depends on what the test looked at. So all sources are looked at here: a cached success must not
// outlive a change of the daemon. And the program itself is not (env runs it), because every go build makes it look
// new.
func DaemonCommand(tb testing.TB, race bool, arguments ...string) *exec.Cmd {
	tb.Helper()
	root := project_path.ProjectPath(tb, "")
	visit_sources.VisitSources(tb, root)
	for _, file := range []string{"main.go", "main_noembedded.go", "go.mod", "build/env.sh", "build/cpu_flags.sh"} {
		os.Stat(filepath.Join(root, file))
	}
	name, build := "rkllmd", []string{"-c", `. build/env.sh && exec go build -ldflags "$RKLLMD_LDFLAGS" "$@"`, "go"}
	platform := daemon_platform.DaemonPlatform(tb)
	if platform.Program != "" {
		return exec.Command(filepath.Join(root, platform.Program), arguments...)
	}
	switch {
	case platform.Name != "":
		name = "rkllmd-" + platform.Name
	case race:
		name, build = "rkllmd-race", append(build, "-race")
	}
	program := filepath.Join(root, ".cache", name)
	require.NoError(tb, os.MkdirAll(filepath.Dir(program), 0o755))
	lock, err := os.OpenFile(program+".lock", os.O_CREATE|os.O_RDWR, 0o644)
	require.NoError(tb, err)
	defer lock.Close()
	require.NoError(tb, unix.Flock(int(lock.Fd()), unix.LOCK_EX))
	command := exec.Command("bash", append(build, "-o", program, ".")...)
	command.Dir, command.Env = root, append(os.Environ(), platform.Build...)
	output, err := command.CombinedOutput()
	require.NoError(tb, err, "go build: %s", output)
	// The race detector would sleep for a second before the program exits.
	words := append([]string{"GORACE=atexit_sleep_ms=0"}, platform.Runner...)
	return exec.Command("env", append(append(words, program), arguments...)...)
}
