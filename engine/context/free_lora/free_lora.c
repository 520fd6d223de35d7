// llama.h
extern void (*rkllmd_llama_adapter_lora_free)(void *adapter);

// Frees the adapter; NULL is allowed.
void rkllmd_free_lora(void *adapter)
{
	rkllmd_llama_adapter_lora_free(adapter);
}
