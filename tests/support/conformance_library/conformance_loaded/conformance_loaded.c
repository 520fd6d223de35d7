#include "../conformance_types/conformance_types.h"

/* Writes down what the library was given for as long as the model is loaded. */
void conformance_loaded(struct conformance_text *out)
{
	struct conformance_state *state = conformance_state();

	conformance_param(out, state->param);
	conformance_callback(out, (const void *)state->callback);
#if RKLLM_AGE >= RKLLM_AGE_C
	if (state->cross_attn != NULL) {
		conformance_cross_attn(out, state->cross_attn);
	}
#endif
}
