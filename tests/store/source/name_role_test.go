package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/source/name_role"
)

func TestNameRole(t *testing.T) {
	for name, right := range map[string]store.Role{"a.gguf": "model", "d/a.RKLLM": "model",
		"mmproj-F16.gguf": "projector",
		"x-lora-f16.gguf": "adapter", "README.md": "", ".a.gguf": "", "a.gguf.json": "", "a.imatrix.gguf": "",
		"a": ""} {
		require.Equal(t, right, name_role.NameRole(name), name)
	}
}
