package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/name_copy"
)

func TestNameCopy(t *testing.T) {
	model := store.Model{Files: []store.File{{Path: "/m/a-00002-of-00003.gguf", Role: store.RoleModel},
		{Path: "/m/a.rkllm", Role: store.RoleModel}, {Path: "/m/sha256-1", Role: store.RoleModel},
		{Path: "/m/mmproj-F16.gguf", Role: store.RoleProjector}, {Path: "/m/sha256-2", Role: store.RoleAdapter}}}
	for i, right := range []string{"b-00002-of-00003.gguf", "b.rkllm", "b.gguf", "b-mmproj-3.gguf", "b-lora-4.gguf"} {
		require.Equal(t, right, name_copy.NameCopy(model, i, "b"))
	}
}
