#include <stddef.h>

// Calls the function that says how many floats a row of embeddings has.
int rkllmd_check_rows(void *function, size_t handle)
{
	return ((int (*)(size_t))function)(handle);
}
