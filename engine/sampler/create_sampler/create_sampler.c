#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h: the declarations that this file needs.
struct llama_sampler_chain_params {
	bool no_perf;
};
extern struct llama_sampler_chain_params (*rkllmd_llama_sampler_chain_default_params)(void);
extern void *(*rkllmd_llama_sampler_chain_init)(struct llama_sampler_chain_params params);
extern void (*rkllmd_llama_sampler_chain_add)(void *chain, void *sampler);
extern void *(*rkllmd_llama_sampler_init_greedy)(void);
extern void *(*rkllmd_llama_sampler_init_dist)(uint32_t seed);
extern void *(*rkllmd_llama_sampler_init_top_k)(int32_t k);
extern void *(*rkllmd_llama_sampler_init_top_p)(float p, size_t min_keep);
extern void *(*rkllmd_llama_sampler_init_min_p)(float p, size_t min_keep);
extern void *(*rkllmd_llama_sampler_init_temp)(float temperature);
extern void *(*rkllmd_llama_sampler_init_mirostat)(int32_t vocabulary, uint32_t seed, float tau, float eta, int32_t m);
extern void *(*rkllmd_llama_sampler_init_mirostat_v2)(uint32_t seed, float tau, float eta);
extern void *(*rkllmd_llama_sampler_init_penalties)(int32_t first, int32_t second, float repeat, float frequency, float presence);
extern int32_t rkllmd_layout[9]; // use_layout: the eighth, whether the size of the vocabulary comes before last_n

// Makes the chain: penalties over the last last_n tokens, then greedy, mirostat (1 or 2) or top_k, top_p, min_p, temperature,
// dist. NULL when this llama.cpp's structure is not the one declared above.
void *rkllmd_create_sampler(int32_t vocabulary, int32_t last_n, float repeat, float frequency, float presence,
                            bool greedy, int32_t mirostat, float tau, float eta, int32_t top_k, float top_p,
                            float min_p, float temperature, uint32_t seed)
{
	struct llama_sampler_chain_params p = rkllmd_llama_sampler_chain_default_params();
	if (!p.no_perf)
		return NULL;
	void *chain = rkllmd_llama_sampler_chain_init(p);
	if (repeat != 1 || frequency != 0 || presence != 0)
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_penalties(rkllmd_layout[7] ? vocabulary : last_n,
			last_n, repeat, frequency, presence));
	if (greedy) {
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_greedy());
		return chain;
	}
	if (mirostat == 0) {
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_top_k(top_k));
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_top_p(top_p, 1));
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_min_p(min_p, 1));
	}
	rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_temp(temperature));
	if (mirostat == 0)
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_dist(seed));
	else if (mirostat == 1)
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_mirostat(vocabulary, seed, tau, eta, 100));
	else
		rkllmd_llama_sampler_chain_add(chain, rkllmd_llama_sampler_init_mirostat_v2(seed, tau, eta));
	return chain;
}
