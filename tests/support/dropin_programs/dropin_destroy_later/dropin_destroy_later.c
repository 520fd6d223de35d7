#include <sched.h>

#include "dropin_client.h"

// A thread that destroys a handle while its run is at its tenth token, at which its callback waits for this.
void *dropin_destroy_later(void *seen)
{
	struct dropin_seen *run = seen;
	while (run->count < 10)
		sched_yield();
	CHECK(rkllm_destroy(run->handle) == 0);
	CHECK(run->finished == 1); /* it has waited for the run's last callback */
	return NULL;
}
