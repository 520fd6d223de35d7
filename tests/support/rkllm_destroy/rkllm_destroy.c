#include "../conformance_types/conformance_types.h"

/* Forgets the model. What it was given must be as it was. */
int rkllm_destroy(LLMHandle handle)
{
	struct conformance_state *state = conformance_state();
	struct conformance_call call = {.function = "rkllm_destroy"};

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
