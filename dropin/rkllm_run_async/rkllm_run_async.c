#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_run_async(void *handle, void *input, void *params, void *userdata)
{
	return rkllmd_ask_runtime(4, (uintptr_t)handle, input, params, userdata);
}
