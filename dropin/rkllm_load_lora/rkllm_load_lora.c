#include <stdint.h>

int RkllmLoadLora(uintptr_t handle, void *lora_adapter);

// The vendor's name, which is all that the file exports.
int rkllm_load_lora(void *handle, void *lora_adapter)
{
	return RkllmLoadLora((uintptr_t)handle, lora_adapter);
}
