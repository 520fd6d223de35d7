package folder_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

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

	// Two runtimes' files of one model lie side by side: one is asked for by the file's name, whose name others have.
	names := []string{"both/a.gguf", "both/a.rkllm", "both/b-00001-of-00002.gguf", "both/b-00002-of-00002.rkllm"}
	for i, name := range names {
		require.NoError(t, os.Chtimes(store_file.StoreFile(t, root, name, "1"), time.Time{}, time.Unix(10-int64(i), 0)))
	}
	require.NoError(t, write_manifest.WriteManifest(root+"/both/a.gguf", &store.Manifest{Files: []store.ManifestFile{
		{Name: "a.gguf"}}}))
	list := list_place.ListPlace(root, list_files.ListFiles(root+"/both", 0)[0])
	require.Len(t, list, 2, "parts with other endings are of other models, which are not whole")
	require.Equal(t, []string{"a", "both/a", root + "/both/a.rkllm"}, []string{list[0].Name, list[0].Long,
		list[0].Path})
	require.Equal(t, []string{"a.gguf", "both/a.gguf", root + "/both/a.gguf"}, []string{list[1].Name, list[1].Long,
		list[1].Path})
	require.Nil(t, list[0].Manifest, "it names the other one")
	require.NotNil(t, list[1].Manifest)
}
