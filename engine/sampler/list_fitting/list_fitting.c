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
extern void (*rkllmd_llama_sampler_apply)(void *sampler, struct llama_token_data_array *candidates);

// Sets fits to 1 for the tokens that the grammar allows here: the first level of the tree, count tokens in all, is looked
// at, then what stands below those of it that fit, and so on. Returns 0; 1 without memory, 2 when more than most were to be
// looked at.
int32_t rkllmd_list_fitting(void *grammar, const int32_t *tokens, const int32_t *ends, int32_t count, int32_t roots,
                            int32_t most, uint8_t *fits)
{
	int32_t *places = malloc((size_t)count * sizeof *places); // of the tokens looked at, one level behind the other
	struct llama_token_data *data = malloc((size_t)count * sizeof *data);
	if (!places || !data) {
		free(places);
		free(data);
		return 1;
	}
	int32_t from = 0, to = roots;
	for (int32_t i = 0; i < roots; i++)
		places[i] = i;
	while (from < to && to <= most) {
		struct llama_token_data_array level = {data, (size_t)(to - from), -1, false};
		for (int32_t i = from; i < to; i++)
			data[i - from] = (struct llama_token_data){tokens[places[i]], 1, 0};
		rkllmd_llama_sampler_apply(grammar, &level);
		int32_t next = to;
		for (int32_t i = from; i < to; i++) {
			if (data[i - from].logit != 1)
				continue;
			fits[tokens[places[i]]] = 1;
			int32_t begin = places[i] > 0 ? ends[places[i] - 1] : roots;
			for (int32_t below = begin; below < ends[places[i]]; below++)
				places[next++] = below;
		}
		from = to;
		to = next;
	}
	free(places);
	free(data);
	return from < to ? 2 : 0;
}
