package folder_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/read_ollama"
	"rkllmd/tests/store/folder/store_ollama"
)

// Whatever a manifest of Ollama's says, the files of its model are in Ollama's folder.
func FuzzReadOllama(f *testing.F) {
	root := f.TempDir()
	path := store_ollama.StoreOllama(f, root, "h/o/m/t", "GGUF-model", "projector")
	right, err := os.ReadFile(path)
	require.NoError(f, err)
	f.Add(right)
	f.Add([]byte(`{"layers": [{"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:../../../etc/passwd"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		require.NoError(t, os.WriteFile(path, text, 0o644))
		model := store.Model{}
		if !read_ollama.ReadOllama(root, path, &model) {
			return
		}
		for _, file := range model.Files {
			require.True(t, strings.HasPrefix(file.Path, filepath.Join(root, "blobs")+"/"), file.Path)
			require.Equal(t, file.Path, filepath.Clean(file.Path))
		}
	})
}
