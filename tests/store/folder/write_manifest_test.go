package folder_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/write_manifest"
)

func TestWriteManifest(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "m-00001-of-00002.gguf")
	require.NoError(t, write_manifest.WriteManifest(path, &store.Manifest{Source: "hf:a/b", Licence: "mit"}))
	text, err := os.ReadFile(filepath.Join(folder, "m.json"))
	require.NoError(t, err)
	require.Contains(t, string(text), "\t\"licence\": \"mit\"")
	require.ErrorContains(t, write_manifest.WriteManifest(folder+"/none/m.gguf", &store.Manifest{}), "no such file")
}
