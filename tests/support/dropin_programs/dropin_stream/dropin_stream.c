#include "dropin_client.h"

// A prompt as the model's template has it, the same as tokens of its own, and the same without a template.
void dropin_stream(const char *model, const char *prompt)
{
	static struct dropin_seen seen;
	LLMHandle handle = dropin_load(model, 40);
	CHECK(dropin_run(handle, prompt, 0, &seen) == 0);
	CHECK(seen.count == 40);
	dropin_print("run", &seen);

	int cached = 0, first = seen.perf.prefill_tokens;
	CHECK(rkllm_get_kv_cache_size(handle, &cached) == 0 && cached == first + 39);
	CHECK(dropin_run(handle, prompt, 0, &seen) == 0);
	CHECK(seen.perf.prefill_tokens < first || first == 1); /* what the cache has in common with the prompt is not computed again */
	dropin_print("again", &seen);

	CHECK(rkllm_set_chat_template(handle, "", "", "") == 0);
	CHECK(rkllm_get_kv_cache_size(handle, &cached) == 0 && cached == 0);
	CHECK(dropin_run(handle, prompt, 0, &seen) == 0);
	dropin_print("plain", &seen);

	int32_t ids[] = {5, 6, 7};
	RKLLMInput input;
	memset(&input, 0, sizeof(input));
	input.input_type = RKLLM_INPUT_TOKEN;
	input.token_input.input_ids = ids;
	input.token_input.n_tokens = 3;
	memset(&seen, 0, sizeof(seen));
	seen.handle = handle;
	seen.caller = pthread_self();
	CHECK(rkllm_clear_kv_cache(handle, 0, NULL, NULL) == 0);
	CHECK(rkllm_run(handle, &input, NULL, &seen) == 0);
	CHECK(seen.perf.prefill_tokens == 3);
	dropin_print("ids", &seen);
	CHECK(rkllm_destroy(handle) == 0);
}
