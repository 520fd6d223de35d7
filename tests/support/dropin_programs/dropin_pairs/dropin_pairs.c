#include <time.h>

#include "dropin_client.h"

// Two threads with a handle each, at the same time; then rkllm_run_async, which calls back on another thread than this.
void dropin_pairs(const char *model)
{
	pthread_t threads[2];
	char *texts[2];
	for (int i = 0; i < 2; i++)
		CHECK(pthread_create(&threads[i], NULL, dropin_work, (void *)model) == 0);
	for (int i = 0; i < 2; i++)
		CHECK(pthread_join(threads[i], (void **)&texts[i]) == 0);
	CHECK(strcmp(texts[0], texts[1]) == 0 && texts[0][0] != 0);

	static struct dropin_seen seen;
	RKLLMInput input;
	memset(&input, 0, sizeof(input));
	input.input_type = RKLLM_INPUT_PROMPT;
	input.prompt_input = strdup("a warm day");
	LLMHandle handle = dropin_load(model, 60);
	seen.handle = handle;
	seen.caller = pthread_self();
	CHECK(rkllm_run_async(handle, &input, NULL, &seen) == 0);
	memset((char *)input.prompt_input, 'x', 10); /* it has been read */
	while (rkllm_is_running(handle) == 1)
		nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
	CHECK(rkllm_destroy(handle) == 0); /* waits for the last callback */
	CHECK(seen.finished == 1 && seen.count == 60 && seen.wrong_thread == 61 && strcmp(seen.text, texts[0]) == 0);
	printf("pairs-text: %s\n", texts[0]);
	free((char *)input.prompt_input);
	free(texts[0]);
	free(texts[1]);
}
