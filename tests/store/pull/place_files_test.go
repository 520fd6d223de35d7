package pull_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/list_folder"
	"rkllmd/store/folder/read_manifest"
	"rkllmd/store/folder/write_manifest"
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

	// A new revision of a split model comes, and it ends before all files have got their names.
	for _, name := range []string{"a-00001-of-00002.gguf", "a-00002-of-00002.gguf"} {
		store_file.StoreFile(t, root, "new/"+name, "old1")
	}
	first := root + "/new/a-00001-of-00002.gguf"
	require.NoError(t, write_manifest.WriteManifest(first, &store.Manifest{Source: "s", Files: []store.ManifestFile{
		{Name: "a-00001-of-00002.gguf", Size: 4, SHA256: "old"}}}))
	require.Len(t, list_folder.ListFolder(root+"/new"), 1)
	places = []string{store_file.StoreFile(t, root, ".pull/1/data", "new1"), store_file.StoreFile(t, root,
		".pull/2/data", "new2"), store_file.StoreFile(t, root, ".pull/3/data", "new3")}
	plan = &pull.Plan{Manifest: store.Manifest{Source: "s"}, Files: []pull.Wanted{
		{Path: first, File: remote.File{SHA256: "new"}}, {Path: root + "/new/a-00002-of-00002.gguf"},
		{Path: root + "/new/mmproj.gguf"}}}
	require.NoError(t, os.MkdirAll(root+"/new/mmproj.gguf/x", 0o700), "no file can be called so")
	require.Error(t, place_files.PlaceFiles(plan, places))
	manifest = read_manifest.ReadManifest(first)
	require.Equal(t, "s", manifest.Source, "the next pull may go on")
	require.Equal(t, store.ManifestFile{Name: "a-00001-of-00002.gguf", Size: 4}, manifest.Files[0],
		"no checksum of what is not there")
	require.Empty(t, list_folder.ListFolder(root+"/new"), "no model of two revisions")
	require.FileExists(t, places[0], "what has come stays")
}
