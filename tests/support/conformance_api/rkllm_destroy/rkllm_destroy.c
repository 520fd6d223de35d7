#include "../../conformance_library/conformance_types/conformance_types.h"

#include <time.h>

/* Forgets the model. What it was given must be as it was. */
int rkllm_destroy(LLMHandle handle)
{
	struct conformance_state *state = conformance_state();
	struct conformance_call call = {.function = "rkllm_destroy"};
	struct timespec until;

	pthread_mutex_lock(&state->lock);
	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_sec += 5;
	while (state->threads > 0 && pthread_cond_timedwait(&state->changed, &state->lock, &until) == 0) {
	}
	pthread_mutex_unlock(&state->lock);
	conformance_handle(&call.got, handle);
	if (state->handle != NULL) {
		conformance_recheck(&call);
	}
	if (conformance_finish(&call) == 0) {
		free(state->handle);
		state->handle = NULL;
		state->param = NULL;
#if RKLLM_AGE >= RKLLM_AGE_C
		state->cross_attn = NULL;
#endif
	}
	return call.code;
}
