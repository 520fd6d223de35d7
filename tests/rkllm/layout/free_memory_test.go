package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/free_memory"
)

func TestFreeMemory(t *testing.T) {
	var memory rkllm.Memory
	_, err := allocate_memory.AllocateMemory(&memory, 1, 8)
	require.NoError(t, err)
	memory.Paths = []rkllm.Path{{Name: "p"}}
	free_memory.FreeMemory(&memory)
	require.Equal(t, rkllm.Memory{}, memory)
	free_memory.FreeMemory(&memory)
	require.Equal(t, rkllm.Memory{}, memory)
}
