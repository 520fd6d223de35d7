#include "../conformance_types/conformance_types.h"

/*
 * Reads everything again that the library has pointers to: the arguments of the run that is about to end, if it is one, and
 * what the library was given for as long as the model is loaded. All of it must still be what it was.
 */
void conformance_recheck(struct conformance_call *call)
{
	struct conformance_state *state = conformance_state();
	struct conformance_text again = {0};

	if (call->input != NULL) {
		conformance_arguments(call, &again);
		if (strcmp(again.bytes, call->got.bytes) != 0) {
			conformance_log("%s differs: its arguments have changed while the run was on", call->function);
			call->code = -1;
		}
		again.length = 0;
	}
	conformance_loaded(&again);
	if (strcmp(again.bytes, state->loaded.bytes) != 0) {
		conformance_log("%s differs: the arguments of rkllm_init have changed while the model was loaded", call->function);
		call->code = -1;
	}
	free(again.bytes);
}
