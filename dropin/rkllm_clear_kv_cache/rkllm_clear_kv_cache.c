#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_clear_kv_cache(void *handle, int keep_system_prompt, void *start_pos, void *end_pos)
{
	return rkllmd_ask_runtime(7, (uintptr_t)handle, (void *)(intptr_t)keep_system_prompt, start_pos, end_pos);
}
