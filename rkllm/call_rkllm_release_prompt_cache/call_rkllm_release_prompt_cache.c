#include <stddef.h>

// Calls rkllm_release_prompt_cache, which stands at function.
int rkllmd_call_rkllm_release_prompt_cache(void *function, size_t handle)
{
	return ((int (*)(void *))function)((void *)handle);
}
