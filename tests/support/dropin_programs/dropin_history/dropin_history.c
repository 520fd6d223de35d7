#include "dropin_client.h"

// keep_history: 1 goes on where the last turn ended, 0 stands alone, whatever was said before.
void dropin_history(const char *model)
{
	static struct dropin_seen alone, first, second, again;
	int sizes[3] = {0, 0, 0};
	LLMHandle handle = dropin_load(model, 20);
	CHECK(dropin_run(handle, "and the rain", 0, &alone) == 0);
	CHECK(dropin_run(handle, "a warm day", 1, &first) == 0);
	CHECK(rkllm_get_kv_cache_size(handle, &sizes[0]) == 0);
	CHECK(dropin_run(handle, "and the rain", 1, &second) == 0);
	CHECK(rkllm_get_kv_cache_size(handle, &sizes[1]) == 0 && sizes[1] > sizes[0] + 20);
	CHECK(second.perf.prefill_tokens < sizes[0]); /* the first turn was still there */
	CHECK(dropin_run(handle, "and the rain", 0, &again) == 0);
	CHECK(strcmp(alone.text, again.text) == 0);
	CHECK(rkllm_clear_kv_cache(handle, 0, NULL, NULL) == 0);
	CHECK(rkllm_get_kv_cache_size(handle, &sizes[2]) == 0 && sizes[2] == 0);
	CHECK(dropin_run(handle, "and the rain", 1, &again) == 0);
	CHECK(strcmp(alone.text, again.text) == 0); /* cleared: a first turn */
	dropin_print("first", &first);
	dropin_print("second", &second);
	CHECK(rkllm_destroy(handle) == 0);
}
