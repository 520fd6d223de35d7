#include <stddef.h>

// Calls rkllm_destroy, which stands at function.
int rkllmd_call_rkllm_destroy(void *function, size_t handle)
{
	return ((int (*)(void *))function)((void *)handle);
}
