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
float *llama_get_logits_ith(void *context, int32_t row);
void llama_sampler_apply(void *sampler, struct llama_token_data_array *candidates);

// Chooses a token from a row, which must have output, and does not accept it. With a grammar, the token chosen is looked
// at first: all others only if it does not fit, because that takes as long as some layers of the model. -1 when a logit
// is NaN or infinity, -2 when no token fits, -3 without memory.
int32_t rkllmd_sample_within(void *sampler, void *grammar, void *context, int32_t row, int32_t vocabulary)
{
	const float *logits = llama_get_logits_ith(context, row);
	if (!logits)
		return -1;
	struct llama_token_data *data = malloc((size_t)vocabulary * sizeof *data);
	if (!data)
		return -3;
	int32_t token = -2;
	uint32_t bad = 0;
	for (int pass = 0; pass < 2; pass++) {
		struct llama_token_data_array all = {data, (size_t)vocabulary, -1, false};
		for (int32_t i = 0; i < vocabulary; i++) {
			uint32_t bits;
			memcpy(&bits, &logits[i], sizeof bits);
			bad |= bits == 0x7F800000 || (bits & 0x7FFFFFFF) > 0x7F800000;
			data[i] = (struct llama_token_data){i, logits[i], 0};
		}
		if (bad) {
			token = -1;
			break;
		}
		if (pass == 1)
			llama_sampler_apply(grammar, &all);
		llama_sampler_apply(sampler, &all);
		if (all.selected < 0 || (size_t)all.selected >= all.size) {
			token = -2;
			break;
		}
		token = all.data[all.selected].id;
		struct llama_token_data one = {token, 1, 0};
		struct llama_token_data_array alone = {&one, 1, -1, false};
		if (grammar)
			llama_sampler_apply(grammar, &alone);
		if (one.logit == 1)
			break;
		token = -2;
	}
	free(data);
	return token;
}
