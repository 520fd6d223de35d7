#include "../conformance_types/conformance_types.h"

/* Writes down an RKLLMInferParam and the structures that it points to. */
void conformance_infer_param(struct conformance_text *out, const RKLLMInferParam *infer)
{
	struct conformance_view view = {.out = out, .at = infer, .name = "rkllm_infer_params"};
	struct conformance_view lora = {.out = out, .name = "rkllm_infer_params.lora_params"};
	struct conformance_view cache = {.out = out, .name = "rkllm_infer_params.prompt_cache_params"};

	if (infer == NULL) {
		conformance_print(out, "rkllm_infer_params = null\n");
		return;
	}
	conformance_mark(&view, &infer->mode, sizeof(infer->mode));
	conformance_print(out, "%s.mode = %d\n", view.name, (int)infer->mode);
	conformance_pointer(&view, "lora_params", &infer->lora_params, "set");
	if ((lora.at = infer->lora_params) != NULL) {
		CONFORMANCE_MEMBER(&lora, infer->lora_params, lora_adapter_name);
		conformance_rest(&lora, sizeof(*infer->lora_params));
	}
	conformance_pointer(&view, "prompt_cache_params", &infer->prompt_cache_params, "set");
	if ((cache.at = infer->prompt_cache_params) != NULL) {
		CONFORMANCE_MEMBER(&cache, infer->prompt_cache_params, save_prompt_cache);
		CONFORMANCE_MEMBER(&cache, infer->prompt_cache_params, prompt_cache_path);
		conformance_rest(&cache, sizeof(*infer->prompt_cache_params));
	}
#if RKLLM_AGE >= RKLLM_AGE_D
	struct conformance_view sampling = {.out = out, .at = infer->sampling_params, .name = "rkllm_infer_params.sampling_params"};
	const RKLLMSamplingParam *values = infer->sampling_params;

	conformance_pointer(&view, "sampling_params", &infer->sampling_params, "set");
	if (values != NULL) {
		CONFORMANCE_MEMBER(&sampling, values, top_k);
		CONFORMANCE_MEMBER(&sampling, values, top_p);
		CONFORMANCE_MEMBER(&sampling, values, temperature);
		CONFORMANCE_MEMBER(&sampling, values, repeat_penalty);
		CONFORMANCE_MEMBER(&sampling, values, frequency_penalty);
		CONFORMANCE_MEMBER(&sampling, values, presence_penalty);
		CONFORMANCE_MEMBER(&sampling, values, mirostat);
		CONFORMANCE_MEMBER(&sampling, values, mirostat_tau);
		CONFORMANCE_MEMBER(&sampling, values, mirostat_eta);
		conformance_rest(&sampling, sizeof(*values));
	}
#endif
#if RKLLM_AGE >= RKLLM_AGE_B
	CONFORMANCE_MEMBER(&view, infer, keep_history);
#endif
#if RKLLM_AGE >= RKLLM_AGE_D
	CONFORMANCE_MEMBER(&view, infer, max_new_tokens);
#endif
	conformance_rest(&view, sizeof(*infer));
}
