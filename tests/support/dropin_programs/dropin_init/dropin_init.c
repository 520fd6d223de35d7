#include "dropin_client.h"

// Calls rkllm_init in the form of the generation that this program is compiled for.
int dropin_init(LLMHandle *handle, RKLLMParam *param)
{
#if RKLLM_AGE >= RKLLM_AGE_D
	RKLLMCallback callback = {.result_callback = dropin_on_result};
	return rkllm_init(handle, param, &callback);
#else
	return rkllm_init(handle, param, dropin_on_result);
#endif
}
