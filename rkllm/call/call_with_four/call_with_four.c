#include <stddef.h>

// Calls the function that stands at function and takes four pointers, the first one of them a handle.
int rkllmd_call_with_four(void *function, size_t handle, size_t first, size_t second, size_t third)
{
	return ((int (*)(void *, void *, void *, void *))function)((void *)handle, (void *)first, (void *)second, (void *)third);
}
