// Package dropin_library builds the drop-in library.
package dropin_library

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/support/project/visit_sources"
)

// DropinLibrary builds librkllmrt.so of a generation, "C" or "D", by build/build_librkllmrt.sh, and returns its path.
// What is up to date is not built again, and a process of tests asks once.
//
// All sources are looked at, because go test caches successes by what a test has looked at.
func DropinLibrary(tb testing.TB, generation string) string {
	tb.Helper()
	root := project_path.ProjectPath(tb, "")
	library := filepath.Join(root, ".cache", "dropin-"+generation, "librkllmrt.so")
	done := "RKLLMD_TEST_BUILT_dropin_" + generation
	if os.Getenv(done) != "" {
		return library
	}
	visit_sources.VisitSources(tb, root)
	for _, file := range []string{"go.mod", "dropin/main.go", "dropin/exports.map", "build/env.sh",
		"build/cpu_flags.sh", "build/build_librkllmrt.sh"} {
		os.Stat(filepath.Join(root, file))
	}
	command := exec.Command("build/build_librkllmrt.sh", library, generation)
	// as make librkllmrt does: the flags of the test programs are others
	command.Dir, command.Env = root, append(os.Environ(), "GOFLAGS=")
	output, err := command.CombinedOutput()
	require.NoError(tb, err, "%s", output)
	require.NoError(tb, os.Setenv(done, "yes"))
	return library
}
