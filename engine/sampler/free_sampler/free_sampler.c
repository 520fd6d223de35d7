// llama.h
extern void (*rkllmd_llama_sampler_free)(void *sampler);

// Frees a sampler; NULL is allowed.
void rkllmd_free_sampler(void *sampler)
{
	rkllmd_llama_sampler_free(sampler);
}
