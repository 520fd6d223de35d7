package folder_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/remove_model"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/tests/store/folder/store_ollama"
	"rkllmd/tests/support/models/store_file"
)

func TestRemoveModel(t *testing.T) {
	root := t.TempDir()
	s := store.Store{Folder: root + "/s", Ollama: []string{root + "/o"}, Others: []string{root + "/x"}}
	for _, name := range []string{"s/o/r/a.gguf", "s/o/r/b.gguf", "s/o/r/mmproj.gguf", "s/c-00001-of-00002.gguf",
		"s/c-00002-of-00002.gguf", "x/d.gguf"} {
		store_file.StoreFile(t, root, name, "x")
	}
	for _, name := range []string{"a", "b"} {
		require.NoError(t, write_manifest.WriteManifest(root+"/s/o/r/"+name+".gguf", &store.Manifest{
			Files: []store.ManifestFile{{Name: name + ".gguf"}, {Name: "mmproj.gguf"}}}))
	}
	store_ollama.StoreOllama(t, root+"/o", "registry.ollama.ai/library/tiny/latest", "GGUF")
	for name, fault := range map[string]string{"tiny": "ollama rm", "d": "remove its files", "none": "no such model"} {
		_, err := remove_model.RemoveModel(s, name)
		require.ErrorContains(t, err, fault)
	}
	_, err := remove_model.RemoveModel(s, "a")
	require.NoError(t, err)
	require.FileExists(t, root+"/s/o/r/mmproj.gguf", "the other model has it too")
	require.NoFileExists(t, root+"/s/o/r/a.json")
	for _, name := range []string{"b", "c"} {
		_, err = remove_model.RemoveModel(s, name)
		require.NoError(t, err)
	}
	entries, err := os.ReadDir(s.Folder)
	require.NoError(t, err)
	require.Empty(t, entries)
}
