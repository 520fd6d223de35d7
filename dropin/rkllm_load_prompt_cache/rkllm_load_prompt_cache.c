#include <stdint.h>

int RkllmLoadPromptCache(uintptr_t handle, void *prompt_cache_path);

// The vendor's name, which is all that the file exports.
int rkllm_load_prompt_cache(void *handle, void *prompt_cache_path)
{
	return RkllmLoadPromptCache((uintptr_t)handle, prompt_cache_path);
}
