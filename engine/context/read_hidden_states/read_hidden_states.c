#include <stdint.h>

// llama.h
float *llama_get_embeddings_ith(void *context, int32_t row);

// The hidden states of a row, which must have output.
float *rkllmd_read_hidden_states(void *context, int32_t row)
{
	return llama_get_embeddings_ith(context, row);
}
