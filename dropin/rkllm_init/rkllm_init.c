#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_init(void *handle, void *param, void *callback)
{
	return rkllmd_ask_runtime(1, 0, handle, param, callback);
}
