#include <stddef.h>

// Calls rkllm_run, which stands at function.
int rkllmd_call_rkllm_run(void *function, size_t handle, void *rkllm_input, void *rkllm_infer_params, size_t userdata)
{
	return ((int (*)(void *, void *, void *, void *))function)((void *)handle, rkllm_input, rkllm_infer_params, (void *)userdata);
}
