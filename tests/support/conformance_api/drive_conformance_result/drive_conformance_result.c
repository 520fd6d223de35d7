/* The callback of drive_conformance: prints the result, and answers what userdata says. */
#include "../rkllm_abi/rkllm_abi.h"

#include <stdio.h>
#include <stdlib.h>

#if RKLLM_AGE >= RKLLM_AGE_C
int drive_conformance_result(RKLLMResult *result, void *userdata, LLMCallState state)
#else
void drive_conformance_result(RKLLMResult *result, void *userdata, LLMCallState state)
#endif
{
	const float *hidden = result->last_hidden_layer.hidden_states;

	printf("state %d text %s hidden %g\n", (int)state, result->text == NULL ? "NULL" : result->text, hidden == NULL ? 0 : (double)hidden[0]);
#if RKLLM_AGE >= RKLLM_AGE_C
	return atoi(userdata);
#else
	(void)userdata;
#endif
}
