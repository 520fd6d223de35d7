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
extern void (*rkllmd_llama_sampler_apply)(void *sampler, struct llama_token_data_array *candidates);

// Whether the grammar allows a token here: it makes minus infinity of the logits of others.
bool rkllmd_is_fitting(void *grammar, int32_t token)
{
	struct llama_token_data one = {token, 1, 0};
	struct llama_token_data_array alone = {&one, 1, -1, false};
	rkllmd_llama_sampler_apply(grammar, &alone);
	return one.logit == 1;
}
