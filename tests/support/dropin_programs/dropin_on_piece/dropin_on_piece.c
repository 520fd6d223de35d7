#include "dropin_client.h"

// The result callback of a program that prints each piece of the answer as it comes.
int dropin_on_piece(RKLLMResult *result, void *userdata, LLMCallState state)
{
	(void)userdata;
	if (state == RKLLM_RUN_FINISH)
		printf("\n");
	else if (state == RKLLM_RUN_ERROR)
		printf("run error\n");
	else if (state == RKLLM_RUN_NORMAL && result->text != NULL)
		printf("%s", result->text);
	fflush(stdout);
	return 0;
}
