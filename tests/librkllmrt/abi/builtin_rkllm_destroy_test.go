package abi_test

import (
	"math"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_lora"
	"rkllmd/tests/support/librkllmrt/rt_lora_param"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/engine_write_lora"
)

func TestBuiltinRkllmDestroy(t *testing.T) {
	path := rt_tiny.RtTiny(t, "llama")
	m := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) { p.MaxContextLen = demo.TinyContext })
	handle := m.Handle
	require.Contains(t, rt_refused.RtRefused(t, m.Library.Destroy, 0), "NULL")

	events := rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, func(rt_on_result.Event) int32 {
		require.Contains(t, rt_refused.RtRefused(t, m.Library.Destroy, handle),
			"called from inside the result callback")
		return 0
	})
	require.Len(t, events, 33, "the run goes on")
	adapter := rt_lora.RtLora(t, engine_write_lora.EngineWriteLora(t, "llama", 1, nil), "poet", 1)
	require.Zero(t, rt_call.RtCall(m.Library.LoadLora, handle, uintptr(unsafe.Pointer(adapter))),
		"it is freed with the model")

	// A run in progress is aborted, and its last callback has returned when destroy does.
	first := make(chan struct{})
	recorder, userdata := rt_recorder.RtRecorder(t, func(e rt_on_result.Event) int32 {
		if e.Perf.GenerateTokens == 1 && e.State != rkllm.RunFinish {
			close(first)
		}
		return 0
	})
	infer := rt_infer_param.RtInferParam(t, librkllmrt.CInferParam{MaxNewTokens: math.MaxInt32,
		LoraParams: rt_lora_param.RtLoraParam(t, "poet")}, nil)
	require.Zero(t, rt_call.RtCall(m.Library.RunAsync, handle, uintptr(unsafe.Pointer(rt_input.RtInput(t, "hello",
		nil))),
		uintptr(unsafe.Pointer(infer)), userdata))
	<-first
	m.Handle = 0
	require.Zero(t, rt_call.RtCall(m.Library.Destroy, handle))
	select {
	case <-recorder.Done:
	default:
		require.Fail(t, "destroy returned before the run's last callback")
	}
	require.Less(t, len(recorder.Events), demo.TinyContext-10)
	require.Equal(t, rkllm.RunFinish, recorder.Events[len(recorder.Events)-1].State)

	for _, function := range []unsafe.Pointer{m.Library.Destroy, m.Library.Run, m.Library.RunAsync, m.Library.Abort,
		m.Library.IsRunning,
		m.Library.ClearKVCache, m.Library.GetKVCacheSize, m.Library.SetChatTemplate, m.Library.LoadLora,
		m.Library.SetFunctionTools} {
		require.Contains(t, rt_refused.RtRefused(t, function, handle),
			"is not a live handle: it was destroyed, or never came from rkllm_init")
	}
	require.NotEqual(t, handle, rt_open.RtOpen(t, path, nil).Handle, "numbers are not used again")
}
