package abi_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_callback"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_param"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmInit(t *testing.T) {
	path := rt_tiny.RtTiny(t, "llama")
	first, second := rt_open.RtOpen(t, path, nil), rt_open.RtOpen(t, path, nil)
	require.NotEqual(t, first.Handle, second.Handle, "two models at once")
	init := first.Library.Init

	handle := (*uintptr)(rt_memory.RtMemory(t, 8))
	at := uintptr(unsafe.Pointer(handle))
	param := rt_param.RtParam(t, path, nil)
	recorder, userdata := rt_recorder.RtRecorder(t, nil)
	callback := rt_callback.RtCallback(t, userdata)
	p, c := uintptr(unsafe.Pointer(param)), uintptr(unsafe.Pointer(callback))

	require.Equal(t, "handle is NULL; it must point to an LLMHandle", rt_refused.RtRefused(t, init, 0, p, c))
	require.Equal(t, "param is NULL; it must point to an RKLLMParam", rt_refused.RtRefused(t, init, at, 0, c))
	require.Equal(t, "callback is NULL; it must point to an RKLLMCallback with a result_callback",
		rt_refused.RtRefused(t, init, at, p, 0))
	param.MaxContextLen = 1 << 20
	require.Contains(t, rt_refused.RtRefused(t, init, at, p, c), "max_context_len is 1048576, but ")
	param.MaxContextLen = 512
	require.Zero(t, *handle, "*handle is written on success only")

	require.Zero(t, rt_call.RtCall(init, at, p, c))
	require.NotZero(t, *handle)
	*callback, *param = librkllmrt.CCallback{}, librkllmrt.CParam{} // neither need live on
	require.Zero(t, rt_call.RtCall(first.Library.Run, *handle, uintptr(unsafe.Pointer(rt_input.RtInput(t, "hello",
		nil)))))
	require.Len(t, recorder.Events, 33, "a run without userdata has that of init")
	require.Zero(t, rt_call.RtCall(first.Library.Destroy, *handle))
}
