// Package llama_folder makes the folder of a llama.cpp that computes nothing.
package llama_folder

import (
	"cmp"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/tests/support/engine/llama_fake"
	"rkllmd/tests/support/engine/llama_object"
)

// LlamaFolder makes a folder with a libllama (llama_fake) of the newest layout that is known and a backend for any CPU,
// which can be opened; llama_model_load_from_file does what body, in C, says.
func LlamaFolder(t testing.TB, body string) string {
	t.Helper()
	folder := t.TempDir()
	source := filepath.Join(folder, "load.c")
	text := "#include <stdlib.h>\n#include <signal.h>\n#include <unistd.h>\n" +
		"void *llama_model_load_from_file(const char *path) { " + cmp.Or(body, "return 0") + "; }\n"
	require.NoError(t, os.WriteFile(source, []byte(text), 0o600))
	l := llama.Layouts[len(llama.Layouts)-1]
	llama_fake.LlamaFake(t, folder, l, l.To, []string{"llama_model_load_from_file"}, "-include", source)
	llama_object.LlamaObject(t, folder, "libggml-cpu-any.so", "int ggml_backend_score(void) { return 1; }")
	return folder
}
