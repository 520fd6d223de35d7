package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/source/name_quant"
	"rkllmd/store/source/name_role"
	"rkllmd/store/source/split_name"
)

// Any name of a file is one of a part, 1 at least, and its quantisation is in it.
func FuzzSplitName(f *testing.F) {
	for _, name := range []string{"a-Q4_K_M-00001-of-00003.gguf", "mmproj-x.gguf", "a-00009-of-00002.gguf", ".gguf",
		"a.rkllm"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		stem, part, parts := split_name.SplitName(name)
		require.LessOrEqual(t, len(stem), len(name))
		require.GreaterOrEqual(t, part, 0)
		require.GreaterOrEqual(t, parts, 0)
		require.LessOrEqual(t, len(name_quant.NameQuant(name)), len(name))
		require.Contains(t, []store.Role{store.RoleNone, store.RoleModel, store.RoleProjector, store.RoleAdapter},
			name_role.NameRole(name))
	})
}
