// llama.h
extern void *(*rkllmd_llama_adapter_lora_init)(void *model, const char *path);

// Loads the adapter at path; NULL when llama.cpp refused it.
void *rkllmd_load_lora(void *model, const char *path)
{
	return rkllmd_llama_adapter_lora_init(model, path);
}
