#include <stddef.h>

// Calls rkllm_is_running, which stands at function.
int rkllmd_call_rkllm_is_running(void *function, size_t handle)
{
	return ((int (*)(void *))function)((void *)handle);
}
