package dropin_test

import (
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/take_call"
	"rkllmd/dropin/serve_calls"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestServeCalls(t *testing.T) {
	if !own_process.OwnProcess(t) { // it never ends
		return
	}
	go serve_calls.ServeCalls(nil)
	for range 10 {
		c := (*call.Call)(rt_memory.RtMemory(t, int(unsafe.Sizeof(call.Call{}))))
		c.Function = call.GetKVCacheSize
		take_call.TakeCall(c)
		require.Eventually(t, func() bool { return atomic.LoadInt32(&c.Phase) == call.Ended }, time.Minute,
			time.Millisecond)
		require.EqualValues(t, -1, c.Status)
	}
	require.NotNil(t, librkllmrt.RunEnded.Load(), "the log is set up")
}
