#include <stdbool.h>
#include <stdint.h>

// llama.h
void *llama_get_memory(const void *context);
bool llama_memory_seq_rm(void *memory, int32_t sequence, int32_t from, int32_t to);

// Removes the sequence's positions from on; false when the model cannot.
bool rkllmd_remove_tokens(void *context, int32_t sequence, int32_t from)
{
	return llama_memory_seq_rm(llama_get_memory(context), sequence, from, -1);
}
