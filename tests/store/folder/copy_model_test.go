package folder_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/copy_model"
	"rkllmd/store/folder/find_model"
	"rkllmd/store/folder/remove_model"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/tests/store/folder/store_ollama"
	"rkllmd/tests/support/models/store_file"
)

func TestCopyModel(t *testing.T) {
	root := t.TempDir()
	s := store.Store{Folder: root + "/s", Ollama: []string{root + "/o"}}
	for _, name := range []string{"s/o/r/mmproj.gguf", "s/o/r/c-00001-of-00002.gguf", "s/o/r/c-00002-of-00002.gguf"} {
		store_file.StoreFile(t, root, name, name)
	}
	store_ollama.StoreOllama(t, root+"/o", "registry.ollama.ai/library/tiny/latest", "GGUF", "projector")
	require.NoError(t, write_manifest.WriteManifest(root+"/s/o/r/c.gguf", &store.Manifest{Source: "hf:o/r",
		Files: []store.ManifestFile{{Name: "c-00001-of-00002.gguf", SHA256: "1"}, {Name: "c-00002-of-00002.gguf"},
			{Name: "mmproj.gguf", SHA256: "3"}}}))
	for to, fault := range map[string]string{"../x": "cannot be a model's name", "c": "already", "a/b": "cannot be",
		"my-lora": "cannot be", "": "cannot be"} {
		_, err := copy_model.CopyModel(s, "c", to)
		require.ErrorContains(t, err, fault)
	}
	_, err := copy_model.CopyModel(s, "none", "x")
	require.ErrorIs(t, err, store.ErrNotFound)
	made, err := copy_model.CopyModel(s, "c", "mine")
	require.NoError(t, err)
	require.Equal(t, []any{"mine", root + "/s/mine/mine-00001-of-00002.gguf", "hf:o/r"},
		[]any{made.Name, made.Path, made.Manifest.Source})
	require.Equal(t, []string{"1", "", "3"}, []string{made.Manifest.Files[0].SHA256, made.Manifest.Files[1].SHA256,
		made.Manifest.Files[2].SHA256})
	_, err = remove_model.RemoveModel(s, "c")
	require.NoError(t, err)
	text, err := os.ReadFile(made.Files[1].Path)
	require.NoError(t, err)
	require.Equal(t, "s/o/r/c-00002-of-00002.gguf", string(text))

	made, err = copy_model.CopyModel(s, "tiny", "small")
	require.NoError(t, err)
	require.Equal(t, []any{root + "/s/small/small.gguf", 2}, []any{made.Path, len(made.Files)})
	_, err = remove_model.RemoveModel(s, "small")
	require.NoError(t, err)
	_, err = find_model.FindModel(s, "tiny")
	require.NoError(t, err, "the original stays")

	// A link of the store's, which leads to a file beside it, as people lay them.
	store_file.StoreFile(t, root, "s/files/data", "GGUF")
	require.NoError(t, os.Symlink("files/data", root+"/s/linked.gguf"))
	made, err = copy_model.CopyModel(s, "linked", "other")
	require.NoError(t, err)
	_, err = remove_model.RemoveModel(s, "linked")
	require.NoError(t, err)
	text, err = os.ReadFile(made.Path)
	require.NoError(t, err, "the copy leads to the file, not to the link")
	require.Equal(t, "GGUF", string(text))
}
