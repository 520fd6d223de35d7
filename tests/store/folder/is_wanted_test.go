package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/is_wanted"
	"rkllmd/store/source"
)

func TestIsWanted(t *testing.T) {
	model := store.Model{Path: "/m/a-Q8_0.gguf", Manifest: &store.Manifest{Source: "hf:o/r",
		Files: []store.ManifestFile{{Source: "sub/a-Q8_0.gguf"}}}}
	wanted := source.Source{Owner: "o", Repo: "r"}
	require.True(t, is_wanted.IsWanted(model, wanted))
	wanted.Quant = "q8_0"
	require.True(t, is_wanted.IsWanted(model, wanted))
	wanted.File = "sub/a-Q8_0.gguf"
	require.True(t, is_wanted.IsWanted(model, wanted))
	wanted.File = "other/a-Q8_0.gguf"
	require.False(t, is_wanted.IsWanted(model, wanted))
	require.False(t, is_wanted.IsWanted(store.Model{Path: model.Path}, source.Source{Owner: "o", Repo: "r"}))
}
