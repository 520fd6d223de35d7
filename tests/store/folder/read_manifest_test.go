package folder_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/folder/write_manifest"
)

func TestReadManifest(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m-Q8_0.gguf")
	require.Nil(t, read_manifest.ReadManifest(path))
	right := &store.Manifest{Source: "hf:a/b", Revision: "r", Files: []store.ManifestFile{{Name: "m-Q8_0.gguf",
		Size: 3}}}
	require.NoError(t, write_manifest.WriteManifest(path, right))
	require.Equal(t, right, read_manifest.ReadManifest(path))
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(path), "m-Q8_0.json"), []byte(`{"source": 7`), 0o644))
	require.Nil(t, read_manifest.ReadManifest(path))
}
