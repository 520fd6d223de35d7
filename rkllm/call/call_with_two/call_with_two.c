#include <stddef.h>

// Calls the function that stands at function and takes two pointers, the first one of them a handle.
int rkllmd_call_with_two(void *function, size_t handle, size_t argument)
{
	return ((int (*)(void *, void *))function)((void *)handle, (void *)argument);
}
