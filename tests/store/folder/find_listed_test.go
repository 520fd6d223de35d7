package folder_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/find_listed"
	"rkllmd/store/folder/list_models"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/tests/support/models/store_file"
)

func TestFindListed(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	_, err := find_listed.FindListed(list_models.ListModels(s), "toy")
	require.ErrorIs(t, err, store.ErrNotFound)
	require.ErrorContains(t, err, "rkllmd list shows none")
	for i, name := range []string{"Qwen/Toy-GGUF/toy-Q4_0.gguf", "Qwen/Toy-GGUF/toy-Q8_0.gguf"} {
		path := store_file.StoreFile(t, s.Folder, name, "x")
		require.NoError(t, write_manifest.WriteManifest(path, &store.Manifest{Source: "hf:Qwen/Toy-GGUF",
			Files: []store.ManifestFile{{Name: filepath.Base(name), Source: filepath.Base(name)}}}))
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Unix(int64(1000-i), 0)))
	}
	for name, right := range map[string]string{"toy-Q4_0": "toy-Q4_0", "TOY-q8_0:latest": "toy-Q8_0",
		"toy-Q8_0.gguf": "toy-Q8_0", "qwen/toy-gguf/toy-q8_0": "toy-Q8_0", "hf:Qwen/Toy-GGUF:Q8_0": "toy-Q8_0",
		"hf:Qwen/Toy-GGUF": "toy-Q4_0", "hf.co/qwen/toy-gguf:q8_0": "toy-Q8_0",
		"hf:Qwen/Toy-GGUF:toy-Q8_0.gguf": "toy-Q8_0"} {
		model, err := find_listed.FindListed(list_models.ListModels(s), name)
		require.NoError(t, err, name)
		require.Equal(t, right, model.Name, name)
	}
	for _, name := range []string{"../toy-Q4_0", "toy", "hf:Qwen/Toy-GGUF:Q2_K", "hf:Qwen/Other", "ms:Qwen/Toy-GGUF",
		""} {
		_, err := find_listed.FindListed(list_models.ListModels(s), name)
		require.ErrorIs(t, err, store.ErrNotFound, name)
		require.ErrorContains(t, err, `rkllmd list shows "toy-Q8_0", "toy-Q4_0"`)
	}
}
