#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern bool (*rkllmd_llama_memory_seq_rm)(void *memory, int32_t sequence, int32_t from, int32_t to);
extern size_t (*rkllmd_llama_state_seq_set_data)(void *context, const uint8_t *from, size_t size, int32_t sequence);

// Puts a state of size bytes in the place of what the cache holds for sequence. false: llama.cpp refused it, and the
// sequence is empty.
bool rkllmd_restore_state(void *context, int32_t sequence, const uint8_t *from, size_t size)
{
	rkllmd_llama_memory_seq_rm(rkllmd_llama_get_memory(context), sequence, -1, -1);
	if (rkllmd_llama_state_seq_set_data(context, from, size, sequence) == size)
		return true;
	rkllmd_llama_memory_seq_rm(rkllmd_llama_get_memory(context), sequence, -1, -1);
	return false;
}
