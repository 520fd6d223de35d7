// Package cli_write_library stands in for Rockchip's library.
package cli_write_library

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
)

// CliWriteLibrary builds a librkllmrt.so in a folder of its own and returns its path. It exports the functions of the
// given generation and holds the given text, which says its version where it should; flags are for gcc. Every model
// loads, and every run says "Hello from C" in one token; other functions return 0.
func CliWriteLibrary(tb testing.TB, generation, text string, flags ...string) string {
	tb.Helper()
	source := fmt.Sprintf(`
		struct param { char bytes[208]; };
		struct result { const char *text; int token_id; char rest[64]; };
		const char version_text[] = "%s";
		static int (*callback)(struct result *, void *, int);
		struct param rkllm_createDefaultParam(void) { return (struct param){0}; }
		int rkllm_init(void **handle, void *param, void *given) {
			callback = '%s' == 'D' ? *(void **)given : given;
			*handle = &callback;
			return 0;
		}
		int rkllm_run(void *handle, void *input, void *infer, void *userdata) {
			struct result token = {"Hello from C", 1}, end = {0};
			callback(&token, userdata, 0);
			callback(&end, userdata, 2);
			return 0;
		}
		int rkllm_run_async(void *handle, void *input, void *infer, void *userdata) {
			return rkllm_run(handle, input, infer, userdata);
		}
	`, text, generation)
	written := []string{"rkllm_createDefaultParam", "rkllm_init", "rkllm_run", "rkllm_run_async"}
	for _, function := range rkllm.Functions {
		if strings.Contains(function.Generations, generation) && !slices.Contains(written, function.Name) {
			source += "int " + function.Name + "(void) { return 0; }\n"
		}
	}
	folder := tb.TempDir()
	path := filepath.Join(folder, "librkllmrt.so")
	require.NoError(tb, os.WriteFile(filepath.Join(folder, "library.c"), []byte(source), 0o600))
	output, err := exec.Command("gcc", append([]string{"-shared", "-fPIC", "-o", path, filepath.Join(folder,
		"library.c")}, flags...)...).CombinedOutput()
	require.NoError(tb, err, "gcc: %s", output)
	return path
}
