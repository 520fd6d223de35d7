#include <stdint.h>

int RkllmGetKVCacheSize(uintptr_t handle, void *cache_sizes);

// The vendor's name, which is all that the file exports.
int rkllm_get_kv_cache_size(void *handle, void *cache_sizes)
{
	return RkllmGetKVCacheSize((uintptr_t)handle, cache_sizes);
}
