package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/dispatch_call"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestDispatchCall(t *testing.T) {
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	size := rt_memory.RtMemory(t, 4)
	*(*int32)(size) = 7
	c := (*call.Call)(rt_memory.RtMemory(t, int(unsafe.Sizeof(call.Call{}))))
	*c = call.Call{Function: call.GetKVCacheSize, Handle: model.Handle, Arguments: [3]uintptr{uintptr(size)}, Status: 9}
	dispatch_call.DispatchCall(c)
	require.EqualValues(t, call.Ended, c.Phase)
	require.Zero(t, c.Status)
	require.Zero(t, *(*int32)(size), "nothing is in the cache")
}
