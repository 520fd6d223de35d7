#include <stddef.h>

// Calls rkllm_get_kv_cache_size, which stands at function.
int rkllmd_call_rkllm_get_kv_cache_size(void *function, size_t handle, int *cache_sizes)
{
	return ((int (*)(void *, int *))function)((void *)handle, cache_sizes);
}
