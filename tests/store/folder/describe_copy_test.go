package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/describe_copy"
)

func TestDescribeCopy(t *testing.T) {
	file := store.File{Path: "/m/a.gguf", Role: store.RoleModel, Size: 7}
	model := store.Model{}
	require.Equal(t, store.ManifestFile{Name: "b.gguf", Role: store.RoleModel, Size: 7},
		describe_copy.DescribeCopy(model, file, "/n/b.gguf"))
	model.Manifest = &store.Manifest{Files: []store.ManifestFile{{Name: "a.gguf", SHA256: "s", Source: "d/a.gguf"}}}
	require.Equal(t, store.ManifestFile{Name: "b.gguf", Role: store.RoleModel, Size: 7, SHA256: "s",
		Source: "d/a.gguf"},
		describe_copy.DescribeCopy(model, file, "/n/b.gguf"))
}
