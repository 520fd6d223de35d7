// Package build_program builds the program for the tests of a process, once.
package build_program

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/support/project/visit_sources"
)

// BuildProgram builds the program by the flags of build/env.sh and these, and returns where it is: in .cache, by this
// name. It does so once in a process of tests, because even a build with nothing to do costs most of a second: that it
// is done stands in the environment, which own_process hands on. Who builds waits for others who do, so that only the
// first of them has work to do. make test has built before, and names in RKLLMD_TEST_PROGRAMS what it has built.
//
// What go test caches depends on what the test looked at. So all sources are looked at here: a cached success must not
// outlive a change of the daemon. And the program itself is not, nor its folder, because every go build makes them look
// new.
func BuildProgram(tb testing.TB, name string, environment []string, flags ...string) string {
	tb.Helper()
	root := project_path.ProjectPath(tb, "")
	program := filepath.Join(root, ".cache", name)
	lock, err := os.OpenFile(program+".lock", os.O_CREATE|os.O_RDWR, 0o644)
	if errors.Is(err, fs.ErrNotExist) {
		require.NoError(tb, os.MkdirAll(filepath.Dir(program), 0o755))
		lock, err = os.OpenFile(program+".lock", os.O_CREATE|os.O_RDWR, 0o644)
	}
	require.NoError(tb, err)
	defer lock.Close()
	require.NoError(tb, unix.Flock(int(lock.Fd()), unix.LOCK_EX))
	done := "RKLLMD_TEST_BUILT_" + name
	if os.Getenv(done) != "" {
		return program
	}
	visit_sources.VisitSources(tb, root)
	for _, file := range []string{"main.go", "main_noembedded.go", "go.mod", "build/env.sh", "build/cpu_flags.sh"} {
		os.Stat(filepath.Join(root, file))
	}
	if slices.Contains(strings.Fields(os.Getenv("RKLLMD_TEST_PROGRAMS")), name) {
		require.NoError(tb, os.Setenv(done, "yes"))
		return program
	}
	words := append([]string{"-c", `. build/env.sh && exec go build -ldflags "$RKLLMD_LDFLAGS" "$@"`, "go"}, flags...)
	command := exec.Command("bash", append(words, "-o", program, ".")...)
	command.Dir, command.Env = root, append(os.Environ(), environment...)
	output, err := command.CombinedOutput()
	require.NoError(tb, err, "go build: %s", output)
	require.NoError(tb, os.Setenv(done, "yes"))
	return program
}
