#include "../../conformance_library/conformance_types/conformance_types.h"

/* Takes the path of a prompt cache. */
int rkllm_load_prompt_cache(LLMHandle handle, const char *prompt_cache_path)
{
	struct conformance_call call = {.function = "rkllm_load_prompt_cache"};

	conformance_handle(&call.got, handle);
	conformance_named(&call.got, "prompt_cache_path", prompt_cache_path);
	return conformance_finish(&call);
}
