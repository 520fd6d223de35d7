#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

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

bool rkllmd_check_logits(const float *logits, int32_t count);

// Chooses one of count tokens, whose logits in a row, which must have output, are numbers, and does not accept it. tokens NULL:
// of the first count tokens, whose logits are looked at. -1 when one of these is NaN or infinity, -2 when none can be chosen,
// -3 without memory.
int32_t rkllmd_sample_within(void *sampler, void *context, int32_t row, const int32_t *tokens, int32_t count)
{
	const float *logits = rkllmd_llama_get_logits_ith(context, row);
	if (!logits || (!tokens && !rkllmd_check_logits(logits, count)))
		return -1;
	struct llama_token_data *data = malloc((size_t)count * sizeof *data);
	if (!data)
		return -3;
	bool possible = false;
	for (int32_t i = 0; i < count; i++) {
		const int32_t token = tokens ? tokens[i] : i;
		possible |= logits[token] > -__builtin_inff();
		data[i] = (struct llama_token_data){token, logits[token], 0};
	}
	int32_t token = -2;
	if (possible) {
		struct llama_token_data_array all = {data, (size_t)count, -1, false};
		rkllmd_llama_sampler_apply(sampler, &all);
		if (all.selected >= 0 && (size_t)all.selected < all.size)
			token = all.data[all.selected].id;
	}
	free(data);
	return token;
}
