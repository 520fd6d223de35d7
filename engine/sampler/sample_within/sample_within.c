#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

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
extern float *(*rkllmd_llama_get_logits_ith)(void *context, int32_t row);
extern void (*rkllmd_llama_sampler_apply)(void *sampler, struct llama_token_data_array *candidates);

// Chooses one of count tokens, NULL: of the first count tokens, by a row, which must have output, and does not accept it.
// -1 when a logit of them is NaN or infinity, -2 when none can be chosen, -3 without memory.
int32_t rkllmd_sample_within(void *sampler, void *context, int32_t row, const int32_t *tokens, int32_t count)
{
	const float *logits = rkllmd_llama_get_logits_ith(context, row);
	if (!logits)
		return -1;
	struct llama_token_data *data = malloc((size_t)count * sizeof *data);
	if (!data)
		return -3;
	uint32_t bad = 0, possible = 0;
	for (int32_t i = 0; i < count; i++) {
		int32_t token = tokens ? tokens[i] : i;
		uint32_t bits;
		memcpy(&bits, &logits[token], sizeof bits);
		bad |= bits == 0x7F800000 || (bits & 0x7FFFFFFF) > 0x7F800000;
		possible |= bits != 0xFF800000;
		data[i] = (struct llama_token_data){token, logits[token], 0};
	}
	int32_t token = bad ? -1 : -2;
	if (!bad && possible) {
		struct llama_token_data_array all = {data, (size_t)count, -1, false};
		rkllmd_llama_sampler_apply(sampler, &all);
		if (all.selected >= 0 && (size_t)all.selected < all.size)
			token = all.data[all.selected].id;
	}
	free(data);
	return token;
}
