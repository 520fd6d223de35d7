#include <stdint.h>

// llama.h
extern float *(*rkllmd_llama_get_logits_ith)(void *context, int32_t row);

// The logits of a row, which must have output.
float *rkllmd_read_logits(void *context, int32_t row)
{
	return rkllmd_llama_get_logits_ith(context, row);
}
