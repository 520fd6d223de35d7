#include <stddef.h>

// Calls the function that sets a load's progress callback, which stands at function.
void rkllmd_set_load_progress(void *function, void *callback, size_t userdata)
{
	((void (*)(void *, void *))function)(callback, (void *)userdata);
}
