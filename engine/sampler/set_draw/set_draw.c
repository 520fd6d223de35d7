#include <stdint.h>

// llama.h
extern int32_t (*rkllmd_llama_sampler_chain_n)(const void *chain);
extern void *(*rkllmd_llama_sampler_chain_remove)(void *chain, int32_t i);
extern void (*rkllmd_llama_sampler_chain_add)(void *chain, void *sampler);
extern void *(*rkllmd_llama_sampler_init_dist)(uint32_t seed);
extern void (*rkllmd_llama_sampler_free)(void *sampler);

// Puts a draw by seed in the place of the one that the chain ends with.
void rkllmd_set_draw(void *chain, uint32_t seed)
{
	rkllmd_llama_sampler_free(rkllmd_llama_sampler_chain_remove(chain, rkllmd_llama_sampler_chain_n(chain) - 1));
	rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_dist(seed));
}
