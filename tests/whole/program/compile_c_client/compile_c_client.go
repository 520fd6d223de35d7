// Package compile_c_client compiles programs with the C client.
package compile_c_client

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
)

// CompileCClient compiles the sources of clients/rkllm-c, and with them each of these programs, which are paths from
// the root: as C11, without warnings, with the sanitizers of addresses and of undefined behaviour. It returns the
// folder of the programs, which are called as their sources without ".c".
func CompileCClient(tb testing.TB, programs ...string) string {
	tb.Helper()
	client, folder := project_path.ProjectPath(tb, "clients/rkllm-c"), tb.TempDir()
	flags := []string{"-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-g", "-fsanitize=address,undefined",
		"-fno-sanitize-recover=all", "-I", client}
	sources, err := filepath.Glob(filepath.Join(client, "src/*.c"))
	require.NoError(tb, err)
	require.NotEmpty(tb, sources)
	command := exec.Command("cc", append(append(flags, "-c"), sources...)...)
	command.Dir = folder
	output, err := command.CombinedOutput()
	require.NoError(tb, err, "%s", output)
	objects, err := filepath.Glob(filepath.Join(folder, "*.o"))
	require.NoError(tb, err)
	for _, program := range programs {
		name := strings.TrimSuffix(filepath.Base(program), ".c")
		words := append(flags, "-o", filepath.Join(folder, name), project_path.ProjectPath(tb, program))
		output, err := exec.Command("cc", append(append(words, objects...), "-lm")...).CombinedOutput()
		require.NoError(tb, err, "%s: %s", program, output)
	}
	return folder
}
