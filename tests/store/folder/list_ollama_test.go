package folder_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/list_ollama"
	"rkllmd/tests/store/folder/store_ollama"
)

func TestListOllama(t *testing.T) {
	root := t.TempDir()
	require.Empty(t, list_ollama.ListOllama(root))
	for name, text := range map[string]string{"registry.ollama.ai/library/tiny/latest": "GGUF1",
		"registry.ollama.ai/library/tiny/1b-q8_0": "GGUF22", "registry.ollama.ai/me/mine/latest": "GGUF333",
		"hf.co/o/r/Q4_0": "GGUF4444", "registry.ollama.ai/library/other/latest": "no model"} {
		store_ollama.StoreOllama(t, root, name, text)
	}
	got := map[string]int64{}
	for _, model := range list_ollama.ListOllama(root) {
		got[model.Name] = model.Size
		require.Equal(t, filepath.Join(root, "blobs"), filepath.Dir(model.Path))
	}
	require.Equal(t, map[string]int64{"tiny": 5, "tiny:1b-q8_0": 6, "me/mine": 7, "hf.co/o/r:Q4_0": 8}, got)
}
