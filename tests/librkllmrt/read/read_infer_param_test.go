package read_test

import (
	"math"
	"path/filepath"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/read_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_cache_param"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_lora_param"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestReadInferParam(t *testing.T) {
	h := &librkllmrt.Handle{Param: librkllmrt.Param{MaxNewTokens: 40, Sampling: engine.Sampling{TopK: 7}}}
	single := &librkllmrt.Run{MaxNewTokens: 40, Sampling: h.Param.Sampling}
	run, err := read_infer_param.ReadInferParam(h, nil)
	require.NoError(t, err)
	require.Equal(t, single, run)
	for _, keep := range []int32{0, -1} {
		run, err = read_infer_param.ReadInferParam(h, unsafe.Pointer(rt_infer_param.RtInferParam(t,
			librkllmrt.CInferParam{MaxNewTokens: keep}, nil)))
		require.NoError(t, err)
		require.Equal(t, single, run, "max_new_tokens of 0 or less keeps init's")
	}

	sampling := librkllmrt.CSamplingParam{TopK: 3, TopP: 0.5, Temperature: 0.6, RepeatPenalty: 1}
	infer := librkllmrt.CInferParam{Mode: 2, KeepHistory: 1, MaxNewTokens: 9}
	run, err = read_infer_param.ReadInferParam(h, unsafe.Pointer(rt_infer_param.RtInferParam(t, infer, &sampling)))
	require.NoError(t, err)
	require.Equal(t, &librkllmrt.Run{Mode: 2, KeepHistory: true, MaxNewTokens: 9,
		Sampling: engine.Sampling{TopK: 3, TopP: 0.5, Temperature: 0.6, RepeatPenalty: 1, Seed: engine.RandomSeed}},
		run)

	h.Adapters = []*librkllmrt.Adapter{{Name: "poet"}}
	path := filepath.Join(t.TempDir(), "cache")
	run, err = read_infer_param.ReadInferParam(h, unsafe.Pointer(rt_infer_param.RtInferParam(t, librkllmrt.CInferParam{
		LoraParams: rt_lora_param.RtLoraParam(t, "poet"), PromptCacheParams: rt_cache_param.RtCacheParam(t, 1, path)},
		nil)))
	require.NoError(t, err)
	require.Same(t, h.Adapters[0], run.Adapter)
	require.Equal(t, path, run.SaveCache)

	sampling.Temperature = float32(math.NaN())
	_, err = read_infer_param.ReadInferParam(h, unsafe.Pointer(rt_infer_param.RtInferParam(t, infer, &sampling)))
	require.ErrorContains(t, err, "sampling_params: temperature is NaN")
	something := rt_memory.RtMemory(t, 64)
	for want, bad := range map[string]librkllmrt.CInferParam{
		"mode is 3; it must be 0 (generate), 1 (get last hidden layer) or 2 (get logits)":  {Mode: 3},
		"mode is -1; it must be 0 (generate), 1 (get last hidden layer) or 2 (get logits)": {Mode: -1},
		"lora_params: lora_adapter_name is empty; lora_params NULL is the model " +
			"without an adapter": {LoraParams: something},
		"prompt_cache_params: prompt_cache_path is empty; it must be the path of the " +
			"file to write": {PromptCacheParams: rt_cache_param.RtCacheParam(t, 1, "")},
		"keep_history is 2; it must be 0 (single turn) or 1 (conversation)": {KeepHistory: 2},
	} {
		_, err := read_infer_param.ReadInferParam(h, unsafe.Pointer(rt_infer_param.RtInferParam(t, bad, nil)))
		require.EqualError(t, err, want)
	}
	h.Lanes = make([]librkllmrt.Lane, 3)
	for want, bad := range map[string]librkllmrt.CInferParam{
		"mode is 1; with n_batch 3 it can only be 0 (generate)": {Mode: 1},
		"mode is 2; with n_batch 3 it can only be 0 (generate)": {Mode: 2},
		"save_prompt_cache is on; with n_batch 3 there are as many caches, of which a " +
			"file holds one": {PromptCacheParams: rt_cache_param.RtCacheParam(t, 1, path)},
	} {
		_, err := read_infer_param.ReadInferParam(h, unsafe.Pointer(rt_infer_param.RtInferParam(t, bad, nil)))
		require.EqualError(t, err, want)
	}
}
