#include <stddef.h>

// Calls rkllm_load_prompt_cache, which stands at function.
int rkllmd_call_rkllm_load_prompt_cache(void *function, size_t handle, void *prompt_cache_path)
{
	return ((int (*)(void *, void *))function)((void *)handle, prompt_cache_path);
}
