// Package rkllm_wrong_infer_params is a table of cases.
package rkllm_wrong_infer_params

import (
	"rkllmd/rkllm"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
)

// RkllmWrongInferParams returns values of rkllm_infer_params that must be refused.
func RkllmWrongInferParams() []rkllm_wrong_value.Value {
	return []rkllm_wrong_value.Value{
		{Layout: rkllm.LayoutD, Raw: `{"mode":3}`,
			Message: "rkllm_infer_params.mode: 3 is not an RKLLMInferMode: there are 0 (RKLLM_INFER_GENERATE), " +
				"1 (RKLLM_INFER_GET_LAST_HIDDEN_LAYER), 2 (RKLLM_INFER_GET_LOGITS)"},
		{Layout: rkllm.LayoutC, Raw: `{"sampling_params":{}}`,
			Message: "rkllm_infer_params.sampling_params: needs librkllmrt 1.3.0: before it, sampling is fixed by " +
				"rkllm.init"},
		{Layout: rkllm.LayoutC, Raw: `{"max_new_tokens":5}`,
			Message: "rkllm_infer_params.max_new_tokens: needs librkllmrt 1.3.0: before it, max_new_tokens is fixed " +
				"by rkllm.init"},
		{Layout: rkllm.LayoutD, Raw: `{"prompt_cache_params":{"save_prompt_cache":1}}`,
			Message: "rkllm_infer_params.prompt_cache_params.prompt_cache_path: is required"},
		{Layout: rkllm.LayoutD, Raw: `{"sampling_params":{"topk":1}}`,
			Message: `rkllm_infer_params.sampling_params: RKLLMSamplingParam has no member "topk", ` +
				"only top_k, top_p, temperature, repeat_penalty, frequency_penalty, presence_penalty, " +
				"mirostat, mirostat_tau, mirostat_eta"},
		{Layout: rkllm.LayoutD, Raw: `[]`, Message: "rkllm_infer_params: [] is not an object (RKLLMInferParam)"},
	}
}
