package inside_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/inside/take_question"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/close_arena"
	"rkllmd/rkllm/arena/create_arena"
)

func TestTakeQuestion(t *testing.T) {
	arena, err := create_arena.CreateArena()
	require.NoError(t, err)
	defer close_arena.CloseArena(arena)
	words := unsafe.Slice((*uint64)(allocate_block.AllocateBlock(arena, 512)), 64)
	cell := (*isolation.Cell)(unsafe.Pointer(&words[16]))
	lane, theirs, err := open_lane.OpenLane(false)
	require.NoError(t, err)
	words[0], words[7] = uint64(theirs.Fd()), uint64(uintptr(unsafe.Pointer(cell)))
	at, message := unsafe.Pointer(&words[0]), isolation.Message{}
	ask := isolation.Message{1, isolation.IsRunning, 1000}
	cell.Asked.Store(2)
	for range 2 { // the second one is sent before the cell is looked at
		_, err = lane.File.Write(unsafe.Slice((*byte)(unsafe.Pointer(&ask)), 48))
		require.NoError(t, err)
	}
	require.Equal(t, int32(1), take_question.TakeQuestion(at, &message))
	require.Equal(t, ask, message)
	require.Equal(t, int32(2), take_question.TakeQuestion(at, &message))
	require.Equal(t, isolation.Message{2, isolation.IsRunning, 1000}, message)
	require.Equal(t, int32(1), take_question.TakeQuestion(at, &message), "nothing new is in the cell")
	require.EqualValues(t, isolation.LookedInVain, cell.Looks.Load())
	cell.Asked.Store(9)
	message = isolation.Message{8, isolation.Abort, 1000}
	require.NoError(t, lane.File.Close())
	require.Zero(t, take_question.TakeQuestion(at, &message), "it looks behind rkllm_is_running only")
	require.NoError(t, theirs.Close())
}
