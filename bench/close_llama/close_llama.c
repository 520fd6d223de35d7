// llama.h: all three do nothing with NULL.
void llama_sampler_free(void *sampler);
void llama_free(void *context);
void llama_model_free(void *model);

// Frees what rkllmd_open_llama has made.
void rkllmd_close_llama(void *model, void *context, void *sampler)
{
	llama_sampler_free(sampler);
	llama_free(context);
	llama_model_free(model);
}
