#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);
int rkllmd_update_handle(int what, uintptr_t handle, int32_t *flag);

// The vendor's name, which is all that the file exports. Go is asked only why a handle is none: the handler of a signal
// may call this at any moment.
int rkllm_abort(void *handle)
{
	int status = rkllmd_update_handle(6, (uintptr_t)handle, 0);
	return status >= 0 ? status : rkllmd_ask_runtime(5, (uintptr_t)handle, 0, 0, 0);
}
