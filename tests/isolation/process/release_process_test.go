package process_test

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/release_process"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
)

func TestReleaseProcess(t *testing.T) {
	arena, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(arena)
	command := exec.Command("true")
	require.NoError(t, command.Run())
	i := &isolation.Isolation{Arena: arena}
	p := &isolation.Process{Isolation: i, Command: command, Setup: allocate_block.AllocateBlock(arena, 64)}
	release_process.ReleaseProcess(p)
	require.True(t, p.Exited)
	require.Len(t, arena.Used, 1, "it was not given up")
	i.Stuck = p
	release_process.ReleaseProcess(p)
	require.Nil(t, i.Stuck)
	require.Empty(t, arena.Used)
}
