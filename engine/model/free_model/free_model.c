// llama.h
extern void (*rkllmd_llama_model_free)(void *model);

// Frees the model; NULL is allowed.
void rkllmd_free_model(void *model)
{
	rkllmd_llama_model_free(model);
}
