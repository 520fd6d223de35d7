#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_load_prompt_cache(void *handle, void *prompt_cache_path)
{
	return rkllmd_ask_runtime(10, (uintptr_t)handle, prompt_cache_path, 0, 0);
}
