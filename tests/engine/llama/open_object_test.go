package llama_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/read_version"
	"rkllmd/tests/support/engine/llama_object"
)

// Two libraries with a function of one name: each calls its own, though the other was opened first.
func TestOpenObject(t *testing.T) {
	folder := t.TempDir()
	const source = `const char *shared(void) { return NAME; } const char *name(void) { return shared(); }`
	for _, name := range []string{"one", "two"} {
		object, err := open_object.OpenObject(llama_object.LlamaObject(t, folder, name, source, `-DNAME="`+name+`"`))
		require.NoError(t, err)
		require.Equal(t, name, read_version.ReadVersion(object, "name"))
	}
	_, err := open_object.OpenObject(filepath.Join(folder, "none"))
	require.ErrorContains(t, err, "No such file or directory")
}
