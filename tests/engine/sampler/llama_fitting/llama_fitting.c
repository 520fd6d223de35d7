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
void *llama_sampler_init_grammar(const void *vocab, const char *source, const char *root);
void llama_sampler_apply(void *sampler, struct llama_token_data_array *candidates);
void llama_sampler_accept(void *sampler, int32_t token);
void llama_sampler_free(void *sampler);

// Sets fits to 1 for the tokens of a vocabulary of size that llama.cpp's own sampler allows within a grammar behind an
// answer of count tokens; false if it cannot use the grammar.
bool rkllmd_llama_fitting(const void *vocab, const char *source, const int32_t *answer, int32_t count, uint8_t *fits,
                          int32_t size)
{
	void *grammar = llama_sampler_init_grammar(vocab, source, "root");
	struct llama_token_data *data = malloc((size_t)size * sizeof *data);
	if (!grammar || !data)
		return false;
	for (int32_t i = 0; i < count; i++)
		llama_sampler_accept(grammar, answer[i]);
	for (int32_t i = 0; i < size; i++)
		data[i] = (struct llama_token_data){i, 1, 0};
	struct llama_token_data_array all = {data, (size_t)size, -1, false};
	llama_sampler_apply(grammar, &all);
	for (int32_t i = 0; i < size; i++)
		fits[i] = data[i].logit == 1;
	free(data);
	llama_sampler_free(grammar);
	return true;
}
