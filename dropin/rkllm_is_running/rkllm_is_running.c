#include <stdint.h>

int RkllmIsRunning(uintptr_t handle);

// The vendor's name, which is all that the file exports.
int rkllm_is_running(void *handle)
{
	return RkllmIsRunning((uintptr_t)handle);
}
