#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h
void *llama_get_memory(const void *context);
void llama_memory_clear(void *memory, bool data);
size_t llama_state_seq_set_data(void *context, const uint8_t *from, size_t size, int32_t sequence);

// Empties the cache and puts a state of size bytes into it. false: llama.cpp refused it, and the cache is empty.
bool rkllmd_restore_state(void *context, int32_t sequence, const uint8_t *from, size_t size)
{
	llama_memory_clear(llama_get_memory(context), false);
	if (llama_state_seq_set_data(context, from, size, sequence) == size)
		return true;
	llama_memory_clear(llama_get_memory(context), false);
	return false;
}
