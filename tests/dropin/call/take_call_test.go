package call_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/take_call"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestTakeCall(t *testing.T) {
	if !own_process.OwnProcess(t) { // other tests have a thread that takes them
		return
	}
	var calls []*call.Call
	for i := range 3 {
		c := (*call.Call)(rt_memory.RtMemory(t, int(unsafe.Sizeof(call.Call{}))))
		c.Function = int32(i)
		calls = append(calls, c)
		require.Nil(t, take_call.TakeCall(c))
	}
	require.Same(t, calls[0], take_call.TakeCall(nil))
	require.Same(t, calls[1], calls[0].Next)
	require.Same(t, calls[2], calls[1].Next)
	require.Nil(t, calls[2].Next)

	taken := make(chan *call.Call)
	for range 50 {
		go func() { taken <- take_call.TakeCall(nil) }()
		require.Nil(t, take_call.TakeCall(calls[1]))
		require.Same(t, calls[1], <-taken)
		require.Nil(t, calls[1].Next)
	}
}
