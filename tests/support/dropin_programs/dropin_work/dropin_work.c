#include "dropin_client.h"

// A thread with a model of its own. It returns the text of its last run, which the caller frees.
void *dropin_work(void *model)
{
	struct dropin_seen *seen = calloc(1, sizeof(*seen));
	LLMHandle handle = dropin_load(model, 60);
	for (int i = 0; i < 3; i++)
		CHECK(dropin_run(handle, "a warm day", 0, seen) == 0 && seen->count == 60);
	CHECK(rkllm_destroy(handle) == 0);
	char *text = strdup(seen->text);
	free(seen);
	return text;
}
