// Package rkllm_build_object compiles a small library.
package rkllm_build_object

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library"
)

// RkllmBuildObject compiles C source by gcc, with these further arguments, into a librkllmrt.so in a folder of its own,
// and returns its path.
func RkllmBuildObject(t testing.TB, source string, arguments ...string) string {
	t.Helper()
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	path := filepath.Join(folder, library.Name)
	command := exec.Command("gcc", append([]string{"-shared", "-fPIC", "-w", "-xc", "-", "-o", path}, arguments...)...)
	command.Env = append(os.Environ(), "LC_ALL=C")
	command.Stdin = strings.NewReader(source)
	output, err := command.CombinedOutput()
	require.NoError(t, err, "gcc: %s", output)
	return path
}
