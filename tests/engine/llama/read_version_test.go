package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/read_version"
	"rkllmd/tests/support/engine/llama_object"
)

func TestReadVersion(t *testing.T) {
	object, err := open_object.OpenObject(llama_object.LlamaObject(t, t.TempDir(), "libggml.so",
		`const char *ggml_version(void) { return "1.2.3"; } const char *null(void) { return 0; }`))
	require.NoError(t, err)
	require.Equal(t, "1.2.3", read_version.ReadVersion(object, "ggml_version"))
	require.Empty(t, read_version.ReadVersion(object, "null"))
	require.Empty(t, read_version.ReadVersion(object, "llama_version"))
}
