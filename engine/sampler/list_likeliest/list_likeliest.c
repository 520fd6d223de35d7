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
extern void *(*rkllmd_llama_sampler_chain_get)(const void *chain, int32_t place);
extern void (*rkllmd_llama_sampler_apply)(void *sampler, struct llama_token_data_array *candidates);

// Writes the room likeliest of count tokens by a row, which must have output and numbers only, to tokens, in no order:
// those that the chain's penalties, its first sampler if it has them, leave the highest. room is at most count. False
// without memory.
bool rkllmd_list_likeliest(void *chain, bool penalties, void *context, int32_t row, int32_t count, int32_t *tokens,
                           int32_t room)
{
	const float *logits = rkllmd_llama_get_logits_ith(context, row);
	struct llama_token_data *data = logits ? malloc((size_t)count * sizeof *data) : NULL;
	if (!data)
		return false;
	for (int32_t i = 0; i < count; i++)
		data[i] = (struct llama_token_data){i, logits[i], 0};
	struct llama_token_data_array all = {data, (size_t)count, -1, false};
	if (penalties)
		rkllmd_llama_sampler_apply(rkllmd_llama_sampler_chain_get(chain, 0), &all);
	// The first room are made a heap, the lowest at its root; a higher one behind them takes the root's place.
	for (int32_t step = room / 2; step + count > room; step--) {
		int32_t place = step - 1;
		if (place < 0) {
			place = 0;
			if (data[room - step].logit <= data[0].logit)
				continue;
			data[0] = data[room - step];
		}
		for (int32_t below; (below = 2 * place + 1) < room; place = below) {
			if (below + 1 < room && data[below + 1].logit < data[below].logit)
				below++;
			if (data[place].logit <= data[below].logit)
				break;
			struct llama_token_data swap = data[place];
			data[place] = data[below];
			data[below] = swap;
		}
	}
	for (int32_t i = 0; i < room; i++)
		tokens[i] = data[i].id;
	free(data);
	return true;
}
