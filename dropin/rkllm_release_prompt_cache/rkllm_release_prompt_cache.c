#include <stdint.h>

int RkllmReleasePromptCache(uintptr_t handle);

// The vendor's name, which is all that the file exports.
int rkllm_release_prompt_cache(void *handle)
{
	return RkllmReleasePromptCache((uintptr_t)handle);
}
