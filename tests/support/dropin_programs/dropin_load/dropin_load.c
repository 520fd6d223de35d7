#include "dropin_client.h"

// Loads a model: the library's defaults, but greedy, so that a prompt has one answer.
LLMHandle dropin_load(const char *model, int max_new_tokens)
{
	LLMHandle handle = NULL;
	RKLLMParam param = rkllm_createDefaultParam();
	CHECK(param.model_path == NULL && param.max_context_len == 512 && param.max_new_tokens == 512 && param.top_k == 40);
	CHECK(param.n_keep == -1 && param.top_p == 0.9f && param.temperature == 0.8f && param.repeat_penalty == 1.1f);
	CHECK(param.frequency_penalty == 0 && param.presence_penalty == 0 && param.mirostat == 0);
	CHECK(param.mirostat_tau == 5 && param.mirostat_eta == 0.1f && !param.skip_special_token && !param.is_async);
	CHECK(param.extend_param.base_domain_id == 0 && param.extend_param.enabled_cpus_num == 4);
	CHECK(param.extend_param.enabled_cpus_mask == 0xF0 && param.extend_param.n_batch == 1);
#if RKLLM_AGE < RKLLM_AGE_D
	CHECK(param.img_start == NULL && param.img_end == NULL && param.img_content == NULL);
	param.img_start = "<|vision_start|>";
	param.img_end = "<|vision_end|>";
	param.img_content = "<|image_pad|>";
#endif
	param.model_path = model;
	param.max_new_tokens = max_new_tokens;
	param.top_k = 1;
	param.repeat_penalty = 1;
	param.extend_param.enabled_cpus_num = 1;
	CHECK(dropin_init(&handle, &param) == 0);
	CHECK(handle != NULL && rkllm_is_running(handle) == 0);
	return handle;
}
