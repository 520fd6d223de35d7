#include <stddef.h>
#include <stdint.h>

// llama.h: the first two up to early 2026, the third since then; the others are NULL.
extern void (*rkllmd_llama_clear_adapter_lora)(void *context);
extern int32_t (*rkllmd_llama_set_adapter_lora)(void *context, void *adapter, float scale);
extern int32_t (*rkllmd_llama_set_adapters_lora)(void *context, void **adapters, size_t count, float *scales);

// Makes adapter, times scale, the one that the context computes with; NULL: none. Returns 0 for success.
int32_t rkllmd_use_lora(void *context, void *adapter, float scale)
{
	if (rkllmd_llama_set_adapters_lora)
		return rkllmd_llama_set_adapters_lora(context, &adapter, adapter ? 1 : 0, &scale);
	rkllmd_llama_clear_adapter_lora(context);
	return adapter ? rkllmd_llama_set_adapter_lora(context, adapter, scale) : 0;
}
