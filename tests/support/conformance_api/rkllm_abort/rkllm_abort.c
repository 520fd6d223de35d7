#include "../../conformance_library/conformance_types/conformance_types.h"

/* Ends what hangs. Returns 0 while a run is on and -1 otherwise. */
int rkllm_abort(LLMHandle handle)
{
	struct conformance_state *state = conformance_state();
	struct conformance_call call = {.function = "rkllm_abort", .lasting = true};

	pthread_mutex_lock(&state->lock);
	call.code = state->running ? 0 : -2;
	state->aborted = true;
	pthread_cond_broadcast(&state->changed);
	pthread_mutex_unlock(&state->lock);
	conformance_handle(&call.got, handle);
	return conformance_finish(&call) == 0 ? 0 : -1;
}
