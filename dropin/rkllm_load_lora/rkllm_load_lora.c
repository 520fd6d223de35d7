#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_load_lora(void *handle, void *lora_adapter)
{
	return rkllmd_ask_runtime(9, (uintptr_t)handle, lora_adapter, 0, 0);
}
