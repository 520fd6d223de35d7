#include <stdint.h>

int RkllmDestroy(uintptr_t handle);

// The vendor's name, which is all that the file exports.
int rkllm_destroy(void *handle)
{
	return RkllmDestroy((uintptr_t)handle);
}
