#include "../../conformance_library/conformance_types/conformance_types.h"

/*
 * Returns a structure with a known value in every member, and behind it, as far as a caller must leave room, bytes that are
 * not zero.
 */
struct conformance_default rkllm_createDefaultParam(void)
{
	struct conformance_default all;
	RKLLMParam *param = &all.param;

	memset(&all, 0xA5, sizeof(all));
	param->model_path = "preset model";
	param->max_context_len = 1001;
	param->max_new_tokens = 1002;
	param->top_k = 1003;
#if RKLLM_AGE >= RKLLM_AGE_B
	param->n_keep = 1004;
#endif
	param->top_p = 0.0625f;
	param->temperature = 0.125f;
	param->repeat_penalty = 0.1875f;
	param->frequency_penalty = 0.25f;
	param->presence_penalty = 0.3125f;
	param->mirostat = 2;
	param->mirostat_tau = 0.375f;
	param->mirostat_eta = 0.4375f;
	param->skip_special_token = true;
#if RKLLM_AGE >= RKLLM_AGE_D
	param->ignore_eos_token = true;
#endif
	param->is_async = false;
#if RKLLM_AGE < RKLLM_AGE_D
	param->img_start = "preset start";
	param->img_end = "preset end";
	param->img_content = "preset content";
#endif
	param->extend_param.base_domain_id = 1006;
#if RKLLM_AGE >= RKLLM_AGE_B
	param->extend_param.embed_flash = 107;
	param->extend_param.enabled_cpus_num = 108;
	param->extend_param.enabled_cpus_mask = 1009;
#endif
#if RKLLM_AGE >= RKLLM_AGE_C
	param->extend_param.n_batch = 1;
	param->extend_param.use_cross_attn = 111;
#endif
	for (size_t i = 0; i < sizeof(param->extend_param.reserved); i++) {
		param->extend_param.reserved[i] = (uint8_t)(i + 1);
	}
	conformance_log("rkllm_createDefaultParam called");
	return all;
}
