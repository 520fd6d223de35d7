package embedded_test

import (
	"path/filepath"
	"slices"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_cache_param"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_lora"
	"rkllmd/tests/support/librkllmrt/rt_lora_param"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_run_batch"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/engine_write_lora"
)

// Adapters, prompt caches and context shifts are for all inputs of a run alike, and each is answered as it is alone.
func TestNBatchAdapters(t *testing.T) {
	path, cache := rt_tiny.RtTiny(t, "llama"), filepath.Join(t.TempDir(), "prompt.cache")
	adapter := engine_write_lora.EngineWriteLora(t, "llama", 1, nil)
	var models [2]*rt_open.Model
	for i, batch := range []uint8{1, 3} {
		models[i] = rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) {
			p.MaxContextLen, p.NKeep, p.ExtendParam.NBatch = 64, 8, batch
		})
		require.Zero(t, rt_call.RtCall(models[i].Library.LoadLora, models[i].Handle,
			uintptr(unsafe.Pointer(rt_lora.RtLora(t, adapter, "poet", 1)))))
	}
	common := slices.Repeat([]int32{300, 301, 302, 303}, 8)
	prompts := [][]int32{slices.Concat(common, []int32{310}), slices.Concat(common, []int32{320, 321, 322}), {330, 331}}
	rt_run.RtRun(t, models[0], rt_run.Request{Tokens: common, Infer: librkllmrt.CInferParam{MaxNewTokens: 1,
		PromptCacheParams: rt_cache_param.RtCacheParam(t, 1, cache)}}, nil)

	poet := librkllmrt.CInferParam{MaxNewTokens: 12, LoraParams: rt_lora_param.RtLoraParam(t, "poet")}
	var said [][]int32
	for _, row := range []struct {
		name    string
		infer   librkllmrt.CInferParam
		load    bool
		prefill int32
	}{
		{"with an adapter", poet, false, 33 + 35 + 2},
		{"without, nothing of it is used", librkllmrt.CInferParam{MaxNewTokens: 12}, false, 33 + 35 + 2},
		{"with an adapter, that the cache is not for", poet, true, 33 + 35 + 2},
		{"from the prompt cache", librkllmrt.CInferParam{MaxNewTokens: 12}, true, 1 + 3 + 2},
		{"beyond the context", librkllmrt.CInferParam{MaxNewTokens: 100}, false, 1 + 1 + 1},
	} {
		if row.load {
			rt_call.RtCall(models[1].Library.LoadPromptCache, models[1].Handle, uintptr(rt_text.RtText(t, cache)))
		}
		var inputs []*librkllmrt.CInput
		for _, prompt := range prompts {
			inputs = append(inputs, rt_input.RtInput(t, "", prompt))
		}
		answers := rt_run_batch.RtRunBatch(t, models[1], row.infer, nil, inputs...)
		for i, prompt := range prompts {
			_, got := rt_join.RtJoin(answers[i])
			_, want := rt_join.RtJoin(rt_run.RtRun(t, models[0], rt_run.Request{Tokens: prompt, Infer: row.infer}, nil))
			require.Equal(t, want, got, "%s, input %d", row.name, i)
			require.Equal(t, row.prefill, answers[i][len(answers[i])-1].Perf.PrefillTokens, row.name)
			said = append(said, got)
		}
	}
	require.NotEqual(t, said[0], said[3], "the adapter makes a difference")
}
