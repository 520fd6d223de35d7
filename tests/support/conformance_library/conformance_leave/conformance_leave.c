#include "../conformance_types/conformance_types.h"

/* Ends a run, one that was begun or not, and frees what belongs to it. */
void conformance_leave(struct conformance_call *call)
{
	struct conformance_state *state = conformance_state();

	if (!call->ended && call->script != NULL) {
		pthread_mutex_lock(&state->lock);
		state->running = false;
		pthread_cond_broadcast(&state->changed);
		pthread_mutex_unlock(&state->lock);
	}
	conformance_release(call);
	free(call->got.bytes);
	free(call->script);
}
