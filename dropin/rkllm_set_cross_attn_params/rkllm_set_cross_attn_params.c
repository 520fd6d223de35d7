#include <stdint.h>

int RkllmSetCrossAttnParams(uintptr_t handle, void *cross_attn_params);

// The vendor's name, which is all that the file exports.
int rkllm_set_cross_attn_params(void *handle, void *cross_attn_params)
{
	return RkllmSetCrossAttnParams((uintptr_t)handle, cross_attn_params);
}
