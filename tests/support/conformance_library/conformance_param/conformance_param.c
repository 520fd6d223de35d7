#include "../conformance_types/conformance_types.h"

/* Writes down an RKLLMParam with its RKLLMExtendParam. */
void conformance_param(struct conformance_text *out, const RKLLMParam *param)
{
	struct conformance_view view = {.out = out, .at = param, .name = "param"};

	if (param == NULL) {
		conformance_print(out, "param = null\n");
		return;
	}
	CONFORMANCE_MEMBER(&view, param, model_path);
	CONFORMANCE_MEMBER(&view, param, max_context_len);
	CONFORMANCE_MEMBER(&view, param, max_new_tokens);
	CONFORMANCE_MEMBER(&view, param, top_k);
#if RKLLM_AGE >= RKLLM_AGE_B
	CONFORMANCE_MEMBER(&view, param, n_keep);
#endif
	CONFORMANCE_MEMBER(&view, param, top_p);
	CONFORMANCE_MEMBER(&view, param, temperature);
	CONFORMANCE_MEMBER(&view, param, repeat_penalty);
	CONFORMANCE_MEMBER(&view, param, frequency_penalty);
	CONFORMANCE_MEMBER(&view, param, presence_penalty);
	CONFORMANCE_MEMBER(&view, param, mirostat);
	CONFORMANCE_MEMBER(&view, param, mirostat_tau);
	CONFORMANCE_MEMBER(&view, param, mirostat_eta);
	CONFORMANCE_MEMBER(&view, param, skip_special_token);
#if RKLLM_AGE >= RKLLM_AGE_D
	CONFORMANCE_MEMBER(&view, param, ignore_eos_token);
#endif
	CONFORMANCE_MEMBER(&view, param, is_async);
#if RKLLM_AGE < RKLLM_AGE_D
	CONFORMANCE_MEMBER(&view, param, img_start);
	CONFORMANCE_MEMBER(&view, param, img_end);
	CONFORMANCE_MEMBER(&view, param, img_content);
#endif
	CONFORMANCE_MEMBER(&view, param, extend_param.base_domain_id);
#if RKLLM_AGE >= RKLLM_AGE_B
	CONFORMANCE_MEMBER(&view, param, extend_param.embed_flash);
	CONFORMANCE_MEMBER(&view, param, extend_param.enabled_cpus_num);
	CONFORMANCE_MEMBER(&view, param, extend_param.enabled_cpus_mask);
#endif
#if RKLLM_AGE >= RKLLM_AGE_C
	CONFORMANCE_MEMBER(&view, param, extend_param.n_batch);
	CONFORMANCE_MEMBER(&view, param, extend_param.use_cross_attn);
#endif
	CONFORMANCE_MEMBER(&view, param, extend_param.reserved);
	conformance_rest(&view, sizeof(*param));
}
