#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_get_kv_cache_size(void *handle, void *cache_sizes)
{
	return rkllmd_ask_runtime(8, (uintptr_t)handle, cache_sizes, 0, 0);
}
