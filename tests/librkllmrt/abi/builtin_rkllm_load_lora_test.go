package abi_test

import (
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_log"
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

func TestBuiltinRkllmLoadLora(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	log := rt_log.RtLog(t)
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.LoadLora, 0))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.LoadLora, 0x77770), "0x77770 is not a live handle")
	require.Equal(t, "lora_adapter is NULL; it must point to an RKLLMLoraAdapter", rt_refused.RtRefused(t,
		m.Library.LoadLora, m.Handle))
	require.Contains(t, log.String(), "rkllm: rkllm_load_lora failed")

	base, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river"}, nil))
	path := engine_write_lora.EngineWriteLora(t, "llama", 1, nil)
	for name, scale := range map[string]float32{"whole": 1, "half": 0.5, "none": 0} {
		require.Zero(t, rt_call.RtCall(m.Library.LoadLora, m.Handle, uintptr(unsafe.Pointer(rt_lora.RtLora(t, path,
			name, scale)))))
	}
	require.Contains(t, rt_refused.RtRefused(t, m.Library.LoadLora, m.Handle,
		uintptr(unsafe.Pointer(rt_lora.RtLora(t, path, "half", 1)))),
		`a LoRA adapter called "half" is loaded already`)
	texts := map[string]string{}
	for _, name := range []string{"whole", "half", "none", "whole again"} {
		infer := librkllmrt.CInferParam{LoraParams: rt_lora_param.RtLoraParam(t, name[:min(len(name), 5)])}
		events := rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river", Infer: infer}, nil)
		texts[name], _ = rt_join.RtJoin(events)
		require.Greater(t, events[len(events)-1].Perf.PrefillTokens, int32(2),
			"nothing is taken from a cache of another adapter")
	}
	require.NotEqual(t, base, texts["whole"])
	require.NotEqual(t, base, texts["half"])
	require.NotEqual(t, texts["whole"], texts["half"], "the scale counts")
	require.Equal(t, base, texts["none"])
	require.Equal(t, texts["whole"], texts["whole again"])
	again, _ := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river"}, nil))
	require.Equal(t, base, again, "off again")

	// Nonsense is refused, and leaves nothing behind in the cache that the next run could see.
	require.Zero(t, rt_call.RtCall(m.Library.LoadLora, m.Handle, uintptr(unsafe.Pointer(rt_lora.RtLora(t, path,
		"extreme", math.MaxFloat32)))))
	_, userdata := rt_recorder.RtRecorder(t, nil)
	infer := librkllmrt.CInferParam{LoraParams: rt_lora_param.RtLoraParam(t, "extreme")}
	require.Contains(t, rt_refused.RtRefused(t, m.Library.Run, m.Handle, uintptr(unsafe.Pointer(rt_input.RtInput(t,
		strings.Repeat("the quiet river ", 30), nil))),
		uintptr(unsafe.Pointer(rt_infer_param.RtInferParam(t, infer, nil))), userdata),
		"the model's logits are not numbers")
	again, _ = rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river"}, nil))
	require.Equal(t, base, again)

	rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river", Async: true}, func(event rt_on_result.Event) int32 {
		if event.State == 0 {
			require.EqualValues(t, -1, rt_call.RtCall(m.Library.LoadLora, m.Handle, 0),
				"not while a run is in progress")
		}
		return 1
	})
}
