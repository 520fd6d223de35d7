#include <stddef.h>

// Calls the function that stands at function and takes one pointer, a handle.
int rkllmd_call_with_one(void *function, size_t handle)
{
	return ((int (*)(void *))function)((void *)handle);
}
