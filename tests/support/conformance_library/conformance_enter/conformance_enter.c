#include "../conformance_types/conformance_types.h"

/* Begins a run: its arguments must be as announced, and no other run may be on. Returns 0 or -1. */
int conformance_enter(struct conformance_call *call)
{
	struct conformance_state *state = conformance_state();

	conformance_arguments(call, &call->got);
	call->caller = pthread_self();
	if (conformance_begin(call) != 0) {
		return -1;
	}
	pthread_mutex_lock(&state->lock);
	if (state->running) {
		conformance_log("%s differs: another run is on", call->function);
		call->code = -1;
	}
	if (call->code == 0) {
		state->running = true;
		state->aborted = false;
	}
	pthread_mutex_unlock(&state->lock);
	return call->code;
}
