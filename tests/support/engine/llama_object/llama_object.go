// Package llama_object compiles a small library of a folder.
package llama_object

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

// LlamaObject compiles C source into a library of that name in folder, with these further arguments for gcc, and
// returns its path. Its own name is the file's.
func LlamaObject(t testing.TB, folder, name, source string, arguments ...string) string {
	t.Helper()
	built := rkllm_build_object.RkllmBuildObject(t, source, append([]string{"-xnone", "-Wl,-soname," + name},
		arguments...)...)
	path := filepath.Join(folder, name)
	require.NoError(t, os.Rename(built, path))
	return path
}
