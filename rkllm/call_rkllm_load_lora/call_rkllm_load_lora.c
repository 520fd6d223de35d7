#include <stddef.h>

// Calls rkllm_load_lora, which stands at function.
int rkllmd_call_rkllm_load_lora(void *function, size_t handle, void *lora_adapter)
{
	return ((int (*)(void *, void *))function)((void *)handle, lora_adapter);
}
