#include <stddef.h>

// Calls the rkllm_clear_kv_cache of generations B and b, which stands at function and takes two arguments.
int rkllmd_call_rkllm_clear_kv_cache_whole(void *function, size_t handle, int keep_system_prompt)
{
	return ((int (*)(void *, int))function)((void *)handle, keep_system_prompt);
}
