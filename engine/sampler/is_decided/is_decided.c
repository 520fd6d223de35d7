#include <math.h>
#include <stdbool.h>
#include <stddef.h>
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
extern void *(*rkllmd_llama_sampler_clone)(const void *sampler);
extern void (*rkllmd_llama_sampler_apply)(void *sampler, struct llama_token_data_array *candidates);
extern void (*rkllmd_llama_sampler_free)(void *sampler);
extern void *(*rkllmd_llama_sampler_chain_get)(const void *chain, int32_t place);
extern void *(*rkllmd_llama_sampler_chain_remove)(void *chain, int32_t place);

// Whether a copy of the chain chooses the same token of count, by a row, whichever of those of which fits says 2, nobody
// knows, are among those of which it says 1. The tokens of 2 are less likely than the others.
//
// Where the chain puts tokens in order, those of 2 come last, and what is chosen moves one way the more of them there are:
// none and all of them are the ends. Where it leaves them in the order of their numbers, those before the chosen one move
// it back, those behind it move it on: the ends are all of the ones and none of the others. With size, which mirostat
// needs, as many must be left to choose among at both ends. A copy of penalties, which a chain may begin with, forgets what
// they have counted: they are applied themselves, which changes nothing of them.
// Where those of 2 have the larger share together, nothing is tried: it would be in vain, and take longer.
bool rkllmd_is_decided(const void *chain, bool penalties, bool size, void *context, int32_t row, int32_t count, const uint8_t *fits)
{
	const float *logits = rkllmd_llama_get_logits_ith(context, row);
	struct llama_token_data *data = logits ? malloc((size_t)count * sizeof *data) : NULL;
	if (!data)
		return false;
	float highest = -INFINITY, shares[3] = {0};
	for (int32_t i = 0; i < count; i++)
		highest = logits[i] > highest ? logits[i] : highest;
	for (int32_t i = 0; i < count; i++)
		shares[fits[i]] += expf(logits[i] - highest);
	int32_t chosen = -1;
	size_t left = 0;
	bool same = shares[2] < shares[1], sorted = true;
	for (int trial = 0; same && trial < 3; trial++) {
		if (trial == 2 && sorted)
			break;
		struct llama_token_data_array all = {data, 0, -1, false};
		for (int32_t i = 0; i < count; i++) {
			bool end = trial > 0 && (sorted || (trial == 1 ? i < chosen : i > chosen));
			if (fits[i] == 1 || (fits[i] == 2 && end))
				data[all.size++] = (struct llama_token_data){i, logits[i], 0};
		}
		void *copy = rkllmd_llama_sampler_clone(chain);
		if (penalties) {
			rkllmd_llama_sampler_apply(rkllmd_llama_sampler_chain_get(chain, 0), &all);
			rkllmd_llama_sampler_free(rkllmd_llama_sampler_chain_remove(copy, 0));
		}
		if (all.size > 0)
			rkllmd_llama_sampler_apply(copy, &all);
		rkllmd_llama_sampler_free(copy);
		int32_t token = all.selected >= 0 && (size_t)all.selected < all.size ? data[all.selected].id : -1;
		if (trial == 0) {
			chosen = token;
			left = all.size;
			sorted = all.sorted;
		}
		same = token >= 0 && token == chosen && all.sorted == sorted && (!size || all.size == left);
	}
	free(data);
	return same;
}
