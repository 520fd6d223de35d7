#include "dropin_client.h"

// The three ways to end a run early: a callback that returns 1, an abort from another thread, and the end of the
// handle. Other return values do not end it.
void dropin_interrupt(const char *model)
{
	static struct dropin_seen seen, whole;
	pthread_t other;
	LLMHandle handle = dropin_load(model, 100);
	CHECK(dropin_run(handle, "a warm day", 0, &whole) == 0 && whole.count == 100);
	int cached = 0, answers[] = {2, -1, 77};
	for (int i = 0; i < 3; i++) {
		seen.stop_after = 1;
		seen.answer = answers[i];
		CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0 && seen.count == 100 && strcmp(seen.text, whole.text) == 0);
	}
	seen.stop_after = 7;
	seen.answer = 1;
	CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0 && seen.count == 7);
	CHECK(memcmp(seen.tokens, whole.tokens, 7 * sizeof(int32_t)) == 0);
	CHECK(rkllm_get_kv_cache_size(handle, &cached) == 0 && cached > 6); /* a pause keeps the cache */
	CHECK(rkllm_destroy(handle) == 0);

	memset(&seen, 0, sizeof(seen));
	handle = seen.handle = dropin_load(model, -1);
	seen.stop_after = 10;
	seen.answer = DROPIN_WAIT;
	CHECK(pthread_create(&other, NULL, dropin_abort_later, &seen) == 0);
	CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0 && seen.count == 10);
	CHECK(pthread_join(other, NULL) == 0 && rkllm_is_running(handle) == 0);
	CHECK(memcmp(seen.tokens, whole.tokens, 10 * sizeof(int32_t)) == 0);
	CHECK(rkllm_clear_kv_cache(handle, 0, NULL, NULL) == 0);

	seen.count = 0; /* the other thread waits for this run's */
	CHECK(pthread_create(&other, NULL, dropin_destroy_later, &seen) == 0);
	CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0 && seen.count == 10);
	CHECK(pthread_join(other, NULL) == 0 && rkllm_is_running(handle) == -1);
	printf("interrupted\n");
}
