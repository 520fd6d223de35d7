#include "dropin_client.h"

// The handler of SIGINT of a program that ends in order: 42, and the model is gone.
void dropin_on_interrupt(int number)
{
	(void)number;
	LLMHandle handle = dropin_live;
	if (handle != NULL) {
		dropin_live = NULL;
		if (rkllm_destroy(handle) != 0 || rkllm_is_running(handle) != -1)
			exit(1);
	}
	exit(42);
}
