#include <stdint.h>

int RkllmRunAsync(uintptr_t handle, void *input, void *params, uintptr_t userdata);

// The vendor's name, which is all that the file exports.
int rkllm_run_async(void *handle, void *input, void *params, void *userdata)
{
	return RkllmRunAsync((uintptr_t)handle, input, params, (uintptr_t)userdata);
}
