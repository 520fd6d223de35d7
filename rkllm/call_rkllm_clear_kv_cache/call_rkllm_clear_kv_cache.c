#include <stddef.h>

// Calls rkllm_clear_kv_cache, which stands at function.
int rkllmd_call_rkllm_clear_kv_cache(void *function, size_t handle, int keep_system_prompt, int *start_pos, int *end_pos)
{
	return ((int (*)(void *, int, int *, int *))function)((void *)handle, keep_system_prompt, start_pos, end_pos);
}
