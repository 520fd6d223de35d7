#include <stddef.h>

// Calls rkllm_set_cross_attn_params, which stands at function.
int rkllmd_call_rkllm_set_cross_attn_params(void *function, size_t handle, void *cross_attn_params)
{
	return ((int (*)(void *, void *))function)((void *)handle, cross_attn_params);
}
