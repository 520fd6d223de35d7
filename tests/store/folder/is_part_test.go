package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/is_part"
)

func TestIsPart(t *testing.T) {
	file := store.File{Path: "/m/mmproj-Toy-f16.gguf", Role: store.RoleProjector}
	require.True(t, is_part.IsPart(store.Model{Name: "toy"}, file, false))
	require.False(t, is_part.IsPart(store.Model{Name: "other"}, file, false))
	require.True(t, is_part.IsPart(store.Model{Name: "other"}, file, true))
	require.False(t, is_part.IsPart(store.Model{Name: "toy", Manifest: &store.Manifest{}}, file, true))
}
