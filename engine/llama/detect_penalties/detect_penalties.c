#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h
struct llama_token_data {
	int32_t id;
	float logit;
	float p;
};
struct llama_token_data_array {
	struct llama_token_data *data;
	size_t size;
	int64_t selected;
	bool sorted;
};
extern void *(*rkllmd_llama_sampler_init_penalties)(int32_t first, int32_t second, float repeat, float frequency, float presence);
extern void (*rkllmd_llama_sampler_accept)(void *sampler, int32_t token);
extern void (*rkllmd_llama_sampler_apply)(void *sampler, struct llama_token_data_array *candidates);
extern void (*rkllmd_llama_sampler_free)(void *sampler);

// Whether llama_sampler_init_penalties takes the size of the vocabulary before the number of tokens to look back at: its
// name is the same with and without. Whole numbers and floats are handed over in registers of different kinds, so both can
// be called with both: (8, 0) is either 8 tokens to look back at, and a token that was said is less likely, or none.
bool rkllmd_detect_penalties(void)
{
	struct llama_token_data data[2] = {{1, 4, 0}, {2, 4, 0}};
	struct llama_token_data_array both = {data, 2, -1, false};
	void *sampler = rkllmd_llama_sampler_init_penalties(8, 0, 2, 0, 0);

	rkllmd_llama_sampler_accept(sampler, 1);
	rkllmd_llama_sampler_apply(sampler, &both);
	rkllmd_llama_sampler_free(sampler);
	return data[0].logit == 4;
}
