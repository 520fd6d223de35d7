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

bool rkllmd_check_logits(const float *logits, int32_t count);
void rkllmd_list_highest(const float *numbers, int32_t count, int32_t *places, int32_t room);

// Writes the room likeliest of count tokens by a row, which must have output, to tokens, in no order: those that the chain's
// penalties, its first sampler if it has them, leave the highest. room is at most count. Penalties change the logits of the
// counted tokens alone: these stand in the row while it is looked through, and then the row is as it was. Returns -1 when a
// logit is NaN or infinity, -3 without memory, else 0.
int32_t rkllmd_list_likeliest(void *chain, const int32_t *counted, int32_t length, void *context, int32_t row, int32_t count,
	int32_t *tokens, int32_t room)
{
	float *logits = rkllmd_llama_get_logits_ith(context, row);
	if (!logits || !rkllmd_check_logits(logits, count))
		return -1;
	struct llama_token_data *data = malloc((size_t)length * (sizeof *data + sizeof *logits) + 1);
	if (!data)
		return -3;
	float *before = (float *)(data + length);
	for (int32_t i = 0; i < length; i++) {
		before[i] = logits[counted[i]];
		data[i] = (struct llama_token_data){counted[i], before[i], 0};
	}
	struct llama_token_data_array all = {data, (size_t)length, -1, false};
	if (length > 0)
		rkllmd_llama_sampler_apply(rkllmd_llama_sampler_chain_get(chain, 0), &all);
	for (int32_t i = 0; i < length; i++)
		logits[data[i].id] = data[i].logit;
	rkllmd_list_highest(logits, count, tokens, room);
	for (int32_t i = 0; i < length; i++)
		logits[counted[i]] = before[i];
	free(data);
	return 0;
}
