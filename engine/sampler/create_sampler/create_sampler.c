#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h: the declarations that this file needs.
struct llama_sampler_chain_params {
	bool no_perf;
};
struct llama_sampler_chain_params llama_sampler_chain_default_params(void);
void *llama_sampler_chain_init(struct llama_sampler_chain_params params);
void llama_sampler_chain_add(void *chain, void *sampler);
void *llama_sampler_init_greedy(void);
void *llama_sampler_init_dist(uint32_t seed);
void *llama_sampler_init_top_k(int32_t k);
void *llama_sampler_init_top_p(float p, size_t min_keep);
void *llama_sampler_init_min_p(float p, size_t min_keep);
void *llama_sampler_init_temp(float temperature);
void *llama_sampler_init_mirostat(int32_t vocabulary, uint32_t seed, float tau, float eta, int32_t m);
void *llama_sampler_init_mirostat_v2(uint32_t seed, float tau, float eta);
void *llama_sampler_init_penalties(int32_t last_n, float repeat, float frequency, float presence);

// Makes the chain: penalties over the last last_n tokens, then greedy, mirostat (1 or 2) or top_k, top_p, min_p, temperature,
// dist. NULL when this llama.cpp's structure is not the one declared above.
void *rkllmd_create_sampler(int32_t vocabulary, int32_t last_n, float repeat, float frequency, float presence,
                            bool greedy, int32_t mirostat, float tau, float eta, int32_t top_k, float top_p,
                            float min_p, float temperature, uint32_t seed)
{
	struct llama_sampler_chain_params p = llama_sampler_chain_default_params();
	if (!p.no_perf)
		return NULL;
	void *chain = llama_sampler_chain_init(p);
	if (repeat != 1 || frequency != 0 || presence != 0)
		llama_sampler_chain_add(chain, llama_sampler_init_penalties(last_n, repeat, frequency, presence));
	if (greedy) {
		llama_sampler_chain_add(chain, llama_sampler_init_greedy());
		return chain;
	}
	if (mirostat == 0) {
		llama_sampler_chain_add(chain, llama_sampler_init_top_k(top_k));
		llama_sampler_chain_add(chain, llama_sampler_init_top_p(top_p, 1));
		llama_sampler_chain_add(chain, llama_sampler_init_min_p(min_p, 1));
	}
	llama_sampler_chain_add(chain, llama_sampler_init_temp(temperature));
	if (mirostat == 0)
		llama_sampler_chain_add(chain, llama_sampler_init_dist(seed));
	else if (mirostat == 1)
		llama_sampler_chain_add(chain, llama_sampler_init_mirostat(vocabulary, seed, tau, eta, 100));
	else
		llama_sampler_chain_add(chain, llama_sampler_init_mirostat_v2(seed, tau, eta));
	return chain;
}
