#include <stdint.h>

// llama.h
extern float *(*rkllmd_llama_get_embeddings_ith)(void *context, int32_t row);

// The hidden states of a row, which must have output.
float *rkllmd_read_hidden_states(void *context, int32_t row)
{
	return rkllmd_llama_get_embeddings_ith(context, row);
}
