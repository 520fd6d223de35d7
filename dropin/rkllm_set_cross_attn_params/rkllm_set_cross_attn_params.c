#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_set_cross_attn_params(void *handle, void *cross_attn_params)
{
	return rkllmd_ask_runtime(13, (uintptr_t)handle, cross_attn_params, 0, 0);
}
