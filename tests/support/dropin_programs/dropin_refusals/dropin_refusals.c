#include "dropin_client.h"

// Calls that must be refused with -1, and leave nothing behind.
void dropin_refusals(const char *model)
{
	int number = 7;
	RKLLMParam param = rkllm_createDefaultParam();
	CHECK(rkllm_run(NULL, NULL, NULL, NULL) == -1 && rkllm_run_async(NULL, NULL, NULL, NULL) == -1);
	CHECK(rkllm_abort(NULL) == -1 && rkllm_is_running(NULL) == -1 && rkllm_destroy(NULL) == -1);
	CHECK(rkllm_load_lora(NULL, NULL) == -1 && rkllm_load_prompt_cache(NULL, NULL) == -1);
	CHECK(rkllm_release_prompt_cache(NULL) == -1 && rkllm_set_chat_template(NULL, NULL, NULL, NULL) == -1);
	CHECK(rkllm_clear_kv_cache(NULL, 0, NULL, NULL) == -1 && rkllm_get_kv_cache_size(NULL, &number) == -1 && number == 7);
	CHECK(rkllm_set_function_tools(NULL, NULL, NULL, NULL) == -1 && rkllm_set_cross_attn_params(NULL, NULL) == -1);
	CHECK(rkllm_destroy((LLMHandle)&number) == -1 && number == 7);

	LLMHandle handle = (LLMHandle)0x1234;
	const char *files[] = {NULL, "", "/nowhere/model.gguf", "/dev/null", "/proc/self/exe"};
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		param.model_path = files[i];
		CHECK(dropin_init(&handle, &param) == -1 && handle == (LLMHandle)0x1234);
	}
	param.model_path = model;
	param.max_context_len = 1 << 20; /* more than the model was made for */
	CHECK(dropin_init(&handle, &param) == -1 && handle == (LLMHandle)0x1234);
	CHECK(dropin_init(NULL, &param) == -1);
	CHECK(rkllm_init(&handle, &param, NULL) == -1 && rkllm_init(&handle, NULL, NULL) == -1);
	/* A caller of the other generation gives code for data, or data for code. */
#if RKLLM_AGE >= RKLLM_AGE_D
	CHECK(rkllm_init(&handle, &param, (RKLLMCallback *)dropin_on_result) == -1);
#else
	CHECK(rkllm_init(&handle, &param, (LLMResultCallback)(void *)&param) == -1);
#endif
	CHECK(handle == (LLMHandle)0x1234);

	static struct dropin_seen seen;
	handle = dropin_load(model, 5);
	CHECK(dropin_run(handle, NULL, 0, &seen) == -1 && seen.finished == 0 && seen.failed == 0 && seen.count == 0);
	CHECK(rkllm_is_running(handle) == 0 && rkllm_abort(handle) == 0);
	CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0 && seen.count == 5);
	CHECK(rkllm_destroy(handle) == 0 && rkllm_destroy(handle) == -1 && rkllm_is_running(handle) == -1);
	printf("refused\n");
}
