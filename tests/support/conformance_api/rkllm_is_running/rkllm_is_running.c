#include "../../conformance_library/conformance_types/conformance_types.h"

/* Returns 1 while a run is on and 0 otherwise. */
int rkllm_is_running(LLMHandle handle)
{
	struct conformance_state *state = conformance_state();
	struct conformance_call call = {.function = "rkllm_is_running", .lasting = true};

	conformance_handle(&call.got, handle);
	pthread_mutex_lock(&state->lock);
	call.code = state->running;
	pthread_mutex_unlock(&state->lock);
	return conformance_finish(&call);
}
