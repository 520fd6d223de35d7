#include <stdint.h>

int RkllmRun(uintptr_t handle, void *input, void *params, uintptr_t userdata);

// The vendor's name, which is all that the file exports.
int rkllm_run(void *handle, void *input, void *params, void *userdata)
{
	return RkllmRun((uintptr_t)handle, input, params, (uintptr_t)userdata);
}
