// Package conformance_drive runs a program that uses the conformance library.
package conformance_drive

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/compile_conformance"
)

// ConformanceDrive compiles drive_conformance.c for a generation, linked with the library, and runs it once: two
// results with a last hidden layer, each of which the program answers with answer. It returns what the program prints,
// and what the library reports about the run.
func ConformanceDrive(tb testing.TB, generation, library string, answer int) (output, calls []string) {
	tb.Helper()
	var sources []string
	for _, name := range []string{"drive_conformance_result", "drive_conformance"} {
		sources = append(sources, project_path.ProjectPath(tb, filepath.Join("tests/support/conformance_api", name,
			name+".c")))
	}
	program := compile_conformance.CompileConformance(tb, "drive", "gcc", sources,
		[]string{"-DRKLLM_GENERATION='" + generation + "'", library, "-Wl,-rpath," + filepath.Dir(library)})
	folder := tb.TempDir()
	for _, function := range []string{"init", "run", "is_running", "destroy"} {
		require.NoError(tb, os.WriteFile(filepath.Join(folder, "rkllm_"+function+".expect"), []byte("anything\n"),
			0o600))
	}
	script := "text One\nhidden 1 2\ncall 0\ntext Two\nhidden 1 3\ncall 0\ncall 2\n"
	require.NoError(tb, os.WriteFile(filepath.Join(folder, "rkllm_run.script"), []byte(script), 0o600))
	command := exec.Command(program, fmt.Sprint(answer))
	command.Env = append(os.Environ(), "RKLLM_CONFORMANCE="+folder)
	text, err := command.Output()
	require.NoError(tb, err, "%s", text)
	reported, err := os.ReadFile(filepath.Join(folder, "calls"))
	require.NoError(tb, err)
	for line := range strings.Lines(string(reported)) {
		if rest, found := strings.CutPrefix(strings.TrimSpace(line), "rkllm_run "); found {
			calls = append(calls, rest)
		}
	}
	return strings.Split(strings.TrimSpace(string(text)), "\n"), calls
}
