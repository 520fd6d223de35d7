package folder_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/list_files"
	"rkllmd/store/folder/list_place"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/tests/support/models/store_file"
)

func TestListPlace(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{"o/r/a.gguf": "1", "o/r/b.gguf": "22", "o/r/mmproj-a.gguf": "333",
		"o/r/mmproj-F16.gguf": "4444", "one/c.gguf": "1", "one/mmproj.gguf": "22", "one/c-lora.gguf": "333"} {
		store_file.StoreFile(t, root, name, text)
	}
	require.NoError(t, write_manifest.WriteManifest(root+"/o/r/b.gguf", &store.Manifest{Files: []store.ManifestFile{
		{Name: "b.gguf"}, {Name: "mmproj-F16.gguf"}}}))
	got := map[string][]string{}
	for _, place := range list_files.ListFiles(root, 3) {
		for _, model := range list_place.ListPlace(root, place) {
			for _, file := range model.Files {
				got[model.Long] = append(got[model.Long], filepath.Base(file.Path))
			}
			require.False(t, model.Modified.IsZero())
		}
	}
	require.Equal(t, map[string][]string{"o/r/a": {"a.gguf", "mmproj-a.gguf"}, "o/r/b": {"b.gguf", "mmproj-F16.gguf"},
		"one/c": {"c.gguf", "c-lora.gguf", "mmproj.gguf"}}, got)
}
