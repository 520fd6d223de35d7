// llama.h
void *llama_adapter_lora_init(void *model, const char *path);

// Loads the adapter at path; NULL when llama.cpp refused it.
void *rkllmd_load_lora(void *model, const char *path)
{
	return llama_adapter_lora_init(model, path);
}
