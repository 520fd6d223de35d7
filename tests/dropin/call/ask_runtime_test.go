package call_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/ask_runtime"
	_ "rkllmd/dropin/serve_calls" // the thread that it starts
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestAskRuntime(t *testing.T) {
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	want, _ := rt_join.RtJoin(rt_run.RtRun(t, model, rt_run.Request{Prompt: "a warm day"}, nil))
	sizes := rt_memory.RtMemory(t, 4)
	require.Zero(t, ask_runtime.AskRuntime(call.GetKVCacheSize, model.Handle, [3]unsafe.Pointer{sizes}))
	require.Positive(t, *(*int32)(sizes))
	require.EqualValues(t, -1, ask_runtime.AskRuntime(call.GetKVCacheSize, 5, [3]unsafe.Pointer{sizes}))
	for range 3 {
		recorder, userdata := rt_recorder.RtRecorder(t, nil)
		require.Zero(t, ask_runtime.AskRuntime(call.Run, model.Handle, [3]unsafe.Pointer{
			unsafe.Pointer(rt_input.RtInput(t, "a warm day", nil)), nil,
			*(*unsafe.Pointer)(unsafe.Pointer(&userdata))}))
		<-recorder.Done
		text, _ := rt_join.RtJoin(recorder.Events)
		require.Equal(t, want, text)
	}

	// A call may end at any moment of its thread's way to sleep. Functions that do not exist end at once, with -1.
	var group sync.WaitGroup
	var wrong atomic.Int64
	for range 2 {
		group.Go(func() {
			for range 30_000 {
				if ask_runtime.AskRuntime(100, 0, [3]unsafe.Pointer{}) != -1 {
					wrong.Add(1)
				}
			}
		})
	}
	group.Wait()
	require.Zero(t, wrong.Load())
}
