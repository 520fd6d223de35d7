package arena_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/arena/free_block"
)

func TestAllocateBlock(t *testing.T) {
	a, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(a)
	first, second := allocate_block.AllocateBlock(a, 100), allocate_block.AllocateBlock(a, 1)
	require.Equal(t, []unsafe.Pointer{a.Base, unsafe.Add(a.Base, 128)}, []unsafe.Pointer{first, second})
	require.Nil(t, allocate_block.AllocateBlock(a, a.Size), "there is no room for it")
	*(*byte)(first) = 1
	require.True(t, free_block.FreeBlock(a, first))
	require.Equal(t, second, unsafe.Add(allocate_block.AllocateBlock(a, 100), 128), "the first place where it fits")
	require.Zero(t, *(*byte)(first), "zeroed")
	rest := allocate_block.AllocateBlock(a, a.Size-192)
	require.NotNil(t, rest)
	require.Empty(t, a.Free)
	for _, block := range []unsafe.Pointer{second, rest, first} {
		require.True(t, free_block.FreeBlock(a, block))
	}
	require.Equal(t, []rkllm.Span{{Start: 0, Size: a.Size}}, a.Free)
}
