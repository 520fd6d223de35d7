// Package dropin_program builds programs that use the drop-in library.
package dropin_program

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/dropin_library"
)

// DropinProgram compiles the C program of tests/support/dropin_programs/dropin_c_main or, with the language "cpp", the
// C++ program of dropin_cpp_main for a generation, linked against its drop-in, and returns the words of the command
// that runs it. The programs find the library through LD_LIBRARY_PATH, as third-party programs do.
func DropinProgram(tb testing.TB, language, generation string) []string {
	tb.Helper()
	folder := filepath.Dir(dropin_library.DropinLibrary(tb, generation))
	compiler := map[string][]string{"c": {"gcc", "-std=gnu11"}, "cpp": {"g++", "-std=c++17"}}[language]
	sources, err := filepath.Glob(project_path.ProjectPath(tb, "tests/support/dropin_programs/*/*."+language))
	require.NoError(tb, err)
	headers, err := filepath.Glob(project_path.ProjectPath(tb, "tests/support/*/*/*.h"))
	require.NoError(tb, err)
	program := filepath.Join(tb.TempDir(), "client")
	arguments := append(compiler[1:], "-Wall", "-Wextra", "-Werror", "-O1", "-g", "-o", program, "-DRKLLM_GENERATION='"+
		generation+"'")
	for _, header := range headers {
		if name := filepath.Base(header); name == "rkllm_abi.h" || strings.HasPrefix(name, "dropin_") {
			arguments = append(arguments, "-I", filepath.Dir(header))
		}
	}
	arguments = append(append(arguments, sources...), "-L", folder, "-lrkllmrt", "-lpthread")
	output, err := exec.Command(compiler[0], arguments...).CombinedOutput()
	require.NoError(tb, err, "%s", output)
	return []string{"env", "LD_LIBRARY_PATH=" + folder, program}
}
