#include <stdint.h>

int RkllmClearKVCache(uintptr_t handle, int keep_system_prompt, void *start_pos, void *end_pos);

// The vendor's name, which is all that the file exports.
int rkllm_clear_kv_cache(void *handle, int keep_system_prompt, void *start_pos, void *end_pos)
{
	return RkllmClearKVCache((uintptr_t)handle, keep_system_prompt, start_pos, end_pos);
}
