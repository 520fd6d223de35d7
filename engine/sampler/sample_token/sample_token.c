#include <stdint.h>
#include <string.h>

// llama.h
extern float *(*rkllmd_llama_get_logits_ith)(void *context, int32_t row);
extern int32_t (*rkllmd_llama_sampler_sample)(void *sampler, void *context, int32_t row);

// Chooses and accepts a token from a row, which must have output. -1 when one of its logits, vocabulary in number, is
// NaN or infinity: llama.cpp's samplers give nonsense or abort on those.
int32_t rkllmd_sample_token(void *sampler, void *context, int32_t row, int32_t vocabulary)
{
	const float *logits = rkllmd_llama_get_logits_ith(context, row);
	if (!logits)
		return -1;
	uint32_t bad = 0;
	for (int32_t i = 0; i < vocabulary; i++) {
		uint32_t bits;
		memcpy(&bits, &logits[i], sizeof bits);
		bad |= bits == 0x7F800000 || (bits & 0x7FFFFFFF) > 0x7F800000;
	}
	if (bad)
		return -1;
	return rkllmd_llama_sampler_sample(sampler, context, row);
}
