#include <stdint.h>

// llama.h
int32_t llama_sampler_chain_n(const void *chain);
void *llama_sampler_chain_remove(void *chain, int32_t i);
void llama_sampler_chain_add(void *chain, void *sampler);
void *llama_sampler_init_dist(uint32_t seed);
void llama_sampler_free(void *sampler);

// Puts a draw by seed in the place of the one that the chain ends with.
void rkllmd_set_draw(void *chain, uint32_t seed)
{
	llama_sampler_free(llama_sampler_chain_remove(chain, llama_sampler_chain_n(chain) - 1));
	llama_sampler_chain_add(chain, llama_sampler_init_dist(seed));
}
