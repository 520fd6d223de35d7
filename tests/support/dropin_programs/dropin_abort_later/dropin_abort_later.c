#include <sched.h>

#include "dropin_client.h"

// A thread that aborts a run once it has brought ten tokens, at which its callback waits for this.
void *dropin_abort_later(void *seen)
{
	struct dropin_seen *run = seen;
	while (run->count < 10)
		sched_yield();
	CHECK(rkllm_is_running(run->handle) == 1);
	CHECK(rkllm_abort(run->handle) == 0);
	run->interrupted = 1;
	return NULL;
}
