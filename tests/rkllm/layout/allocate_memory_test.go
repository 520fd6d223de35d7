package layout_test

import (
	"math"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/free_memory"
)

func TestAllocateMemory(t *testing.T) {
	t.Run("zeroed, at least MinBlock", func(t *testing.T) {
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		for _, size := range []uintptr{0, 1, layout.MinBlock, 100_000} {
			block, err := allocate_memory.AllocateMemory(&memory, 1, size)
			require.NoError(t, err)
			require.Equal(t, make([]byte, max(size, layout.MinBlock)), unsafe.Slice((*byte)(block),
				max(size, layout.MinBlock)))
			clear(unsafe.Slice((*byte)(block), max(size, layout.MinBlock)))
			*(*byte)(block) = 0xFF // the next block is zero all the same
		}
		require.Len(t, memory.Blocks, 4)
	})
	t.Run("too much", func(t *testing.T) {
		var memory rkllm.Memory
		for _, ask := range [][2]uintptr{{layout.MaxBlock + 1, 1}, {1, layout.MaxBlock + 1}, {1 << 40, 1 << 40},
			{math.MaxUint, math.MaxUint}, {1 << 32, 1 << 32}} {
			_, err := allocate_memory.AllocateMemory(&memory, ask[0], ask[1])
			require.ErrorContains(t, err, "more than the limit of 1073741824 bytes")
		}
		require.Empty(t, memory.Blocks)
	})
}
