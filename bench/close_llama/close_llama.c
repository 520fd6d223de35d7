#include <stdint.h>

// llama.h: both do nothing with NULL.
void llama_sampler_free(void *sampler);
void llama_model_free(void *model);
void rkllmd_free_context(void *context, int32_t *flag, void *kept); // the engine's; so does it

// Frees what rkllmd_open_llama has made.
void rkllmd_close_llama(void *model, void *context, void *sampler, void *kept)
{
	llama_sampler_free(sampler);
	rkllmd_free_context(context, 0, kept);
	llama_model_free(model);
}
