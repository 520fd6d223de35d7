#include <stdint.h>

// Calls the caller's LLMResultCallback. It is in C because Go cannot call a C function by its address.
int rkllmd_call_result_callback(void *callback, void *result, uintptr_t userdata, int state)
{
	return ((int (*)(void *, uintptr_t, int))callback)(result, userdata, state);
}
