package folder_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/list_folder"
	"rkllmd/store/folder/name_manifest"
	"rkllmd/tests/support/models/store_file"
)

// Whatever a manifest says, the model is its own file, and others of it lie beside it.
func FuzzListPlace(f *testing.F) {
	root := f.TempDir()
	path := store_file.StoreFile(f, root, "o/r/a-Q8_0.gguf", "x")
	store_file.StoreFile(f, root, "o/r/mmproj.gguf", "x")
	f.Add([]byte(`{"source": "hf:o/r", "files": [{"name": "a-Q8_0.gguf", "role": "model"}, {"name": "../../mmproj.gguf", "role": "projector"}]}`))
	f.Add([]byte(`{"files": [{"name": "mmproj.gguf", "role": "projector"}]}`))
	f.Add([]byte(`[]`))
	f.Fuzz(func(t *testing.T, text []byte) {
		require.NoError(t, os.WriteFile(name_manifest.NameManifest(path), text, 0o644))
		list := list_folder.ListFolder(root)
		require.Len(t, list, 1)
		require.Equal(t, []string{"a-Q8_0", path}, []string{list[0].Name, list[0].Path})
		for _, file := range list[0].Files {
			require.Equal(t, filepath.Dir(path), filepath.Dir(file.Path))
		}
	})
}
