package arena_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
)

func TestCreateArena(t *testing.T) {
	a, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(a)
	last := unsafe.Slice((*byte)(unsafe.Add(a.Base, a.Size-1)), 2)
	last[0] = 1
	require.Zero(t, last[1], "behind the end stands a zero")
	require.Error(t, unix.Ftruncate(int(a.File.Fd()), 0), "its size stays")
	second, err := create_arena.CreateArena() // the first place is taken
	require.NoError(t, err)
	require.NotEqual(t, a.Base, second.Base)
	close_arena.CloseArena(second)
}
