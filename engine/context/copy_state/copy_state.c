#include <stddef.h>
#include <stdint.h>

// llama.h
extern size_t (*rkllmd_llama_state_seq_get_size)(void *context, int32_t sequence);
extern size_t (*rkllmd_llama_state_seq_get_data)(void *context, uint8_t *to, size_t size, int32_t sequence);

// Copies the state of a sequence to size bytes at to, and returns its length; with to NULL, only that. 0: it failed.
size_t rkllmd_copy_state(void *context, int32_t sequence, uint8_t *to, size_t size)
{
	return to ? rkllmd_llama_state_seq_get_data(context, to, size, sequence) : rkllmd_llama_state_seq_get_size(context, sequence);
}
