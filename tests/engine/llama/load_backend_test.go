package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/load_backend"
	"rkllmd/engine/llama/open_object"
	"rkllmd/tests/support/engine/llama_fake"
	"rkllmd/tests/support/engine/llama_object"
)

func TestLoadBackend(t *testing.T) {
	object, err := open_object.OpenObject(llama_fake.LlamaFake(t, t.TempDir(), llama.Layouts[0], "", nil))
	require.NoError(t, err)
	for source, want := range map[string]int{"int ggml_backend_score(void) { return 7; }": 7, "int one;": 1,
		"int ggml_backend_score(void) { return 0; }": 0} {
		path := llama_object.LlamaObject(t, t.TempDir(), "libggml-cpu.so", source)
		backend, err := open_object.OpenObject(path)
		require.NoError(t, err)
		require.Equal(t, want, load_backend.LoadBackend(object, backend, path, false))
		require.Equal(t, 1, load_backend.LoadBackend(object, backend, path, true))
		require.Equal(t, -1, load_backend.LoadBackend(object, backend, "/refused.so", true))
		require.Equal(t, -1, load_backend.LoadBackend(backend, backend, path, true), "no ggml at all")
	}
}
