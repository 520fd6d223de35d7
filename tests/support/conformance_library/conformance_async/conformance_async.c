#include "../conformance_types/conformance_types.h"

/* What the thread of rkllm_run_async does: the whole run, after which nobody else knows of it. */
void *conformance_async(void *call)
{
	struct conformance_state *state = conformance_state();

	conformance_perform(call);
	conformance_leave(call);
	free(call);
	pthread_mutex_lock(&state->lock);
	state->threads--;
	pthread_cond_broadcast(&state->changed);
	pthread_mutex_unlock(&state->lock);
	return NULL;
}
