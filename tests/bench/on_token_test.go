package bench_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/on_token"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestOnToken(t *testing.T) {
	results := rt_memory.RtMemory(t, 2*int(unsafe.Sizeof(librkllmrt.CResult{})))
	both := unsafe.Slice((*librkllmrt.CResult)(results), 2)
	both[0].TokenID, both[1].TokenID = 7, 8
	record := (*struct {
		Times                  [3][2]int64
		Sequences, Count, Room int32
		Said                   unsafe.Pointer
	})(rt_memory.RtMemory(t, 72))
	record.Sequences, record.Room, record.Said = 2, 6, rt_memory.RtMemory(t, 4*6)
	for _, state := range []uintptr{0, 1, 2, 3} { // NORMAL and WAITING have tokens, FINISH and ERROR have none
		require.Zero(t, rt_call.RtCall(on_token.OnToken(), uintptr(results), uintptr(unsafe.Pointer(record)), state))
	}
	require.EqualValues(t, 4, record.Count)
	require.Equal(t, []int32{7, 8, 7, 8, 0, 0}, unsafe.Slice((*int32)(record.Said), 6))
	require.Positive(t, record.Times[1][0])
	require.GreaterOrEqual(t, record.Times[2][0], record.Times[1][0])

	for range 2 { // more than there is room for
		rt_call.RtCall(on_token.OnToken(), uintptr(results), uintptr(unsafe.Pointer(record)), 0)
	}
	require.EqualValues(t, 6, record.Count)
}
