#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h
void *llama_get_memory(const void *context);
bool llama_memory_seq_rm(void *memory, int32_t sequence, int32_t from, int32_t to);
size_t llama_state_seq_set_data(void *context, const uint8_t *from, size_t size, int32_t sequence);

// Puts a state of size bytes in the place of what the cache holds for sequence. false: llama.cpp refused it, and the
// sequence is empty.
bool rkllmd_restore_state(void *context, int32_t sequence, const uint8_t *from, size_t size)
{
	llama_memory_seq_rm(llama_get_memory(context), sequence, -1, -1);
	if (llama_state_seq_set_data(context, from, size, sequence) == size)
		return true;
	llama_memory_seq_rm(llama_get_memory(context), sequence, -1, -1);
	return false;
}
