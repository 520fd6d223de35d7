package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/pull"
	"rkllmd/store/pull/place_files"
	"rkllmd/store/remote"
	"rkllmd/tests/support/models/store_file"
)

func TestPlaceFiles(t *testing.T) {
	root := t.TempDir()
	places := []string{store_file.StoreFile(t, root, ".pull/1/data", "GGUF"), store_file.StoreFile(t, root,
		"o/r/p.gguf", "22")}
	plan := &pull.Plan{Manifest: store.Manifest{Source: "hf:o/r"}, Files: []pull.Wanted{{Path: root + "/o/r/a.gguf",
		Role: store.RoleModel, File: remote.File{SHA256: "s"}}, {Path: root + "/o/r/p.gguf"}}}
	require.NoError(t, place_files.PlaceFiles(plan, places))
	require.FileExists(t, root+"/o/r/a.gguf")
	require.NoDirExists(t, root+"/.pull")
	manifest := read_manifest.ReadManifest(root + "/o/r/a.gguf")
	require.Equal(t, store.ManifestFile{Name: "a.gguf", Role: store.RoleModel, Size: 4, SHA256: "s"}, manifest.Files[0])
	require.Error(t, place_files.PlaceFiles(plan, places), "what has come is not there any more")
}
