#include <stdint.h>

// Calls the function that asked for the progress of loads.
void rkllmd_call_load_hook(void *function, float done, uintptr_t userdata)
{
	((void (*)(float, uintptr_t))function)(done, userdata);
}
