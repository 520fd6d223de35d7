#include <stdint.h>

int RkllmAbort(uintptr_t handle);

// The vendor's name, which is all that the file exports.
int rkllm_abort(void *handle)
{
	return RkllmAbort((uintptr_t)handle);
}
