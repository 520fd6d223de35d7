package folder_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/list_models"
	"rkllmd/tests/store/folder/store_cache"
	"rkllmd/tests/store/folder/store_ollama"
	"rkllmd/tests/support/models/store_file"
)

func TestListModels(t *testing.T) {
	s := store.Store{Folder: t.TempDir(), Others: []string{t.TempDir()}, Ollama: []string{t.TempDir()},
		Caches: []string{t.TempDir()}}
	require.Empty(t, list_models.ListModels(s))
	require.NoError(t, os.Chtimes(store_file.StoreFile(t, s.Folder, "a.gguf", "1"), time.Time{}, time.Unix(1, 0)))
	store_file.StoreFile(t, s.Folder, "o/r/A.gguf", "22")
	store_file.StoreFile(t, s.Others[0], "o/r/a.gguf", "333")
	store_ollama.StoreOllama(t, s.Ollama[0], "registry.ollama.ai/library/tiny/latest", "GGUF4")
	store_cache.StoreCache(t, s.Caches[0], "o", "c", "b.gguf", "55")
	names := []string{}
	for _, model := range list_models.ListModels(s) {
		names = append(names, string(model.Origin)+" "+model.Name)
	}
	require.Equal(t, []string{"store a", "store o/r/A", "ollama tiny", "huggingface b"}, names)
}
