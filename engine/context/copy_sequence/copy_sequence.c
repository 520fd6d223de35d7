#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// llama.h
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern bool (*rkllmd_llama_memory_seq_rm)(void *memory, int32_t sequence, int32_t from, int32_t to);
extern void (*rkllmd_llama_memory_seq_cp)(void *memory, int32_t from, int32_t to, int32_t first, int32_t last);
extern size_t (*rkllmd_llama_state_seq_get_size)(void *context, int32_t sequence);
extern size_t (*rkllmd_llama_state_seq_get_data)(void *context, uint8_t *to, size_t size, int32_t sequence);
extern size_t (*rkllmd_llama_state_seq_set_data)(void *context, const uint8_t *from, size_t size, int32_t sequence);

// Makes sequence to the first count tokens of sequence from. With apart each has a cache of its own: llama.cpp would
// copy the whole of it, and not before the next decode, where a state that was restored meanwhile would be lost.
// Returns 0; 1, and to is empty: the model cannot give back a part of it; 2, and it is empty: there is too little
// memory.
int rkllmd_copy_sequence(void *context, int32_t from, int32_t to, int32_t count, bool apart)
{
	void *memory = rkllmd_llama_get_memory(context);
	rkllmd_llama_memory_seq_rm(memory, to, -1, -1);
	if (!apart) {
		rkllmd_llama_memory_seq_cp(memory, from, to, -1, -1);
	} else {
		size_t size = rkllmd_llama_state_seq_get_size(context, from);
		uint8_t *state = malloc(size);
		bool done = state && rkllmd_llama_state_seq_get_data(context, state, size, from) == size &&
			    rkllmd_llama_state_seq_set_data(context, state, size, to) == size;
		free(state);
		if (!done) {
			rkllmd_llama_memory_seq_rm(memory, to, -1, -1);
			return 2;
		}
	}
	if (rkllmd_llama_memory_seq_rm(memory, to, count, -1))
		return 0;
	rkllmd_llama_memory_seq_rm(memory, to, -1, -1);
	return 1;
}
