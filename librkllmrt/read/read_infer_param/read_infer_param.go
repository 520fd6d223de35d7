// Package read_infer_param reads an RKLLMInferParam.
package read_infer_param

import (
	"fmt"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/find_adapter"
	"rkllmd/librkllmrt/read/read_cache_param"
	"rkllmd/librkllmrt/read/read_sampling"
	"rkllmd/rkllm"
)

// ReadInferParam starts a Run from an RKLLMInferParam and from what init was given. NULL is a single turn of
// generation. sampling_params, when not NULL, replaces all nine of init's values; max_new_tokens replaces init's when
// it is above 0. An adapter must have been loaded, and a path to save the cache to be fit for it.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
func ReadInferParam(h *librkllmrt.Handle, params unsafe.Pointer) (*librkllmrt.Run, error) {
	run := &librkllmrt.Run{Sampling: h.Param.Sampling, MaxNewTokens: h.Param.MaxNewTokens}
	if params == nil {
		return run, nil
	}
	c := (*librkllmrt.CInferParam)(params)
	switch {
	case c.Mode < rkllm.InferGenerate || c.Mode > rkllm.InferGetLogits:
		return nil, fmt.Errorf("mode is %d; it must be 0 (generate), 1 (get last hidden layer) or 2 (get logits)",
			c.Mode)
	case c.Mode != rkllm.InferGenerate && len(h.Lanes) > 1:
		return nil, fmt.Errorf("mode is %d; with n_batch %d it can only be 0 (generate)", c.Mode, len(h.Lanes))
	case c.KeepHistory != 0 && c.KeepHistory != 1:
		return nil, fmt.Errorf("keep_history is %d; it must be 0 (single turn) or 1 (conversation)", c.KeepHistory)
	}
	run.Mode, run.KeepHistory = c.Mode, c.KeepHistory == 1
	var err error
	if run.Adapter, err = find_adapter.FindAdapter(h, c.LoraParams); err != nil {
		return nil, err
	}
	if run.SaveCache, err = read_cache_param.ReadCacheParam(c.PromptCacheParams); err != nil {
		return nil, err
	}
	if run.SaveCache != "" && len(h.Lanes) > 1 {
		return nil, fmt.Errorf("save_prompt_cache is on; with n_batch %d there are as many caches, of which a "+
			"file holds one", len(h.Lanes))
	}
	if c.MaxNewTokens > 0 {
		run.MaxNewTokens = int(c.MaxNewTokens)
	}
	if c.SamplingParams == nil {
		return run, nil
	}
	if run.Sampling, err = read_sampling.ReadSampling(c.SamplingParams); err != nil {
		return nil, fmt.Errorf("sampling_params: %w", err)
	}
	return run, nil
}
