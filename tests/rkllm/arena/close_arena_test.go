package arena_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
)

func TestCloseArena(t *testing.T) {
	a, err := create_arena.CreateArena()
	require.NoError(t, err)
	place := a.Base
	close_arena.CloseArena(a)
	require.Error(t, a.File.Close(), "it is closed")
	a, err = create_arena.CreateArena()
	require.NoError(t, err)
	require.Equal(t, place, a.Base, "its place is free")
	close_arena.CloseArena(a)
}
