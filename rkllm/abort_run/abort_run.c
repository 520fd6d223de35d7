#include <stddef.h>

// Calls rkllm_abort, which stands at function.
int rkllmd_abort_run(void *function, size_t handle)
{
	return ((int (*)(void *))function)((void *)handle);
}
