#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_release_prompt_cache(void *handle)
{
	return rkllmd_ask_runtime(11, (uintptr_t)handle, 0, 0, 0);
}
