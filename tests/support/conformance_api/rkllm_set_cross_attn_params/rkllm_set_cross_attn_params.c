#include "../../conformance_library/conformance_types/conformance_types.h"

/* Takes the caches of an encoder, and keeps the pointers until destroy. */
int rkllm_set_cross_attn_params(LLMHandle handle, RKLLMCrossAttnParam *cross_attn_params)
{
	struct conformance_state *state = conformance_state();
	struct conformance_call call = {.function = "rkllm_set_cross_attn_params"};

	conformance_handle(&call.got, handle);
	conformance_cross_attn(&call.got, cross_attn_params);
	if (conformance_finish(&call) == 0 && state->handle != NULL) {
		state->cross_attn = cross_attn_params;
		state->loaded.length = 0;
		conformance_loaded(&state->loaded);
	}
	return call.code;
}
