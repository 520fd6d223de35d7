package abi_test

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmRunAsync(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	text, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river"}, nil))

	for range 5 { // the next begins while the last callback of the one before may still be returning
		events := rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river", Async: true}, nil)
		again, _ := rt_join.RtJoin(events)
		require.Equal(t, text, again)
		for _, event := range events {
			require.Equal(t, events[0].Thread, event.Thread, "all on one thread")
			require.NotEqual(t, unix.Gettid(), event.Thread, "which is not the caller's")
		}
	}

	t.Run("it returns before the first callback has, with the input copied", func(t *testing.T) {
		returned := make(chan struct{})
		recorder, userdata := rt_recorder.RtRecorder(t, func(rt_on_result.Event) int32 { <-returned; return 0 })
		input := rt_input.RtInput(t, "the quiet river", nil)
		at := uintptr(unsafe.Pointer(input))
		require.Zero(t, rt_call.RtCall(m.Library.RunAsync, m.Handle, at, 0, userdata))
		*(*byte)(input.Data), input.Data = 0, nil
		require.EqualValues(t, 1, rt_call.RtCall(m.Library.IsRunning, m.Handle))
		require.Contains(t, rt_refused.RtRefused(t, m.Library.RunAsync, m.Handle, at),
			"a run is in progress on this handle")
		close(returned)
		<-recorder.Done
		same, _ := rt_join.RtJoin(recorder.Events)
		require.Equal(t, text, same)
	})
	require.Equal(t, "rkllm_input is NULL; it must point to an RKLLMInput", rt_refused.RtRefused(t, m.Library.RunAsync,
		m.Handle))
}
