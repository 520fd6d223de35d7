package folder_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/read_ollama"
	"rkllmd/tests/store/folder/store_ollama"
)

func TestReadOllama(t *testing.T) {
	root := t.TempDir()
	path := store_ollama.StoreOllama(t, root, "h/o/m/t", "GGUF-model", "projector")
	model := store.Model{}
	require.True(t, read_ollama.ReadOllama(root, path, &model))
	require.Len(t, model.Files, 2)
	require.Equal(t, []any{int64(19), store.RoleProjector, model.Path}, []any{model.Size, model.Files[1].Role,
		model.Files[0].Path})
	require.NoError(t, os.Truncate(model.Path, 4))
	require.False(t, read_ollama.ReadOllama(root, path, &store.Model{}), "a download that has not ended")
	require.NoError(t, os.WriteFile(path, []byte(`{"layers": [{"mediaType": "application/vnd.ollama.image.model",
		"digest": "sha256:../../../etc/passwd"}]}`), 0o644))
	require.False(t, read_ollama.ReadOllama(root, path, &store.Model{}))
	require.False(t, read_ollama.ReadOllama(root, root+"/none", &store.Model{}))
}
