package arena_test

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
	"rkllmd/rkllm/arena/free_block"
)

func TestFreeBlock(t *testing.T) {
	a, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(a)
	const size = 10<<20 + 64
	allocate_block.AllocateBlock(a, 64)
	block := allocate_block.AllocateBlock(a, size)
	text := unsafe.Slice((*byte)(block), size)
	for i := range text {
		text[i] = 7
	}
	var before, after unix.Stat_t
	require.NoError(t, unix.Fstat(int(a.File.Fd()), &before))
	require.True(t, free_block.FreeBlock(a, block))
	require.NoError(t, unix.Fstat(int(a.File.Fd()), &after))
	require.Greater(t, before.Blocks-after.Blocks, int64(19000), "10 MB go back to the system")
	require.Equal(t, block, allocate_block.AllocateBlock(a, size))
	require.Equal(t, make([]byte, size), bytes.Clone(text), "zeroed")
	require.True(t, free_block.FreeBlock(a, block))
	require.False(t, free_block.FreeBlock(a, block), "twice")
	require.False(t, free_block.FreeBlock(a, unsafe.Add(a.Base, 8)), "no block begins there")
	require.False(t, free_block.FreeBlock(a, unsafe.Pointer(a)), "not of this arena")
}
