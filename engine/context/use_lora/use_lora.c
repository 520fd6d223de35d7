#include <stdint.h>

// llama.h
void llama_clear_adapter_lora(void *context);
int32_t llama_set_adapter_lora(void *context, void *adapter, float scale);

// Makes adapter, times scale, the one that the context computes with; NULL: none. Returns 0 for success.
int32_t rkllmd_use_lora(void *context, void *adapter, float scale)
{
	llama_clear_adapter_lora(context);
	return adapter ? llama_set_adapter_lora(context, adapter, scale) : 0;
}
