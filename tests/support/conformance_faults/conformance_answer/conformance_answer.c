#include "../../conformance_library/conformance_types/conformance_types.h"

/* Calls back with a text and this userdata, whatever run is on, and returns the answer, 0 before generation C. */
int conformance_answer(void *userdata, const char *text, int kind)
{
	struct conformance_state *state = conformance_state();
	RKLLMResult results[CONFORMANCE_BATCH] = {{0}};

	results[0].text = text;
#if RKLLM_AGE >= RKLLM_AGE_D
	return state->callback->result_callback(results, userdata, (LLMCallState)kind);
#elif RKLLM_AGE >= RKLLM_AGE_C
	return state->callback(results, userdata, (LLMCallState)kind);
#else
	state->callback(results, userdata, (LLMCallState)kind);
	return 0;
#endif
}
