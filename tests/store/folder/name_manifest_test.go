package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/name_manifest"
)

func TestNameManifest(t *testing.T) {
	require.Equal(t, "/m/a.b.json", name_manifest.NameManifest("/m/a.b.gguf"))
	require.Equal(t, "/m/a.json", name_manifest.NameManifest("/m/a-00001-of-00002.gguf"))
}
