package call_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/on_run_result"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
)

func TestOnRunResult(t *testing.T) {
	const handle = 0x999
	require.Zero(t, update_handle.UpdateHandle(call.HandleAdded, handle, new(int32)))
	defer update_handle.UpdateHandle(call.HandleRemoved, handle, nil)
	update_handle.UpdateHandle(call.HandleStarted, handle, nil)
	recorder, userdata := rt_recorder.RtRecorder(t, func(rt_on_result.Event) int32 { return 1 })
	c := (*call.Call)(rt_memory.RtMemory(t, int(unsafe.Sizeof(call.Call{}))))
	*c = call.Call{Handle: handle, Phase: call.WithoutACaller, Callback: rt_on_result.Pointer, Userdata: userdata}
	result := rt_memory.RtMemory(t, int(unsafe.Sizeof(librkllmrt.CResult{})))
	require.EqualValues(t, 1, on_run_result.OnRunResult(result, uintptr(unsafe.Pointer(c)), rkllm.RunNormal))
	require.Len(t, recorder.Events, 1)
	require.EqualValues(t, 1, update_handle.UpdateHandle(call.HandleRunning, handle, nil))
	on_run_result.OnRunResult(result, uintptr(unsafe.Pointer(c)), rkllm.RunFinish)
	<-recorder.Done
	require.Zero(t, update_handle.UpdateHandle(call.HandleRunning, handle, nil), "before the last callback")
}
