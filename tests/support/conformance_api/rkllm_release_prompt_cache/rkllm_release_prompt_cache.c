#include "../../conformance_library/conformance_types/conformance_types.h"

/* Lets go of the prompt cache. */
int rkllm_release_prompt_cache(LLMHandle handle)
{
	struct conformance_call call = {.function = "rkllm_release_prompt_cache"};

	conformance_handle(&call.got, handle);
	return conformance_finish(&call);
}
