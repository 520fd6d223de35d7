#include <stdint.h>

// llama.h
int32_t llama_sampler_sample(void *sampler, void *context, int32_t row);

// llama.cpp's own choice: the chain goes through the whole vocabulary.
int32_t rkllmd_sample_llama(void *sampler, void *context, int32_t row)
{
	return llama_sampler_sample(sampler, context, row);
}
