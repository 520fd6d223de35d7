#include <stdbool.h>
#include <stdint.h>

// llama.h
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern int32_t (*rkllmd_llama_memory_seq_pos_max)(void *memory, int32_t sequence);
extern bool (*rkllmd_llama_memory_seq_rm)(void *memory, int32_t sequence, int32_t from, int32_t to);

// Returns the position that follows in the sequence. Where that is not the expected one, or less than the previous one,
// all of the sequence is removed.
int32_t rkllmd_check_cache(void *context, int32_t sequence, int32_t expected, int32_t previous)
{
	void *memory = rkllmd_llama_get_memory(context);
	int32_t next = rkllmd_llama_memory_seq_pos_max(memory, sequence) + 1;
	if (next != expected || next < previous)
		rkllmd_llama_memory_seq_rm(memory, sequence, -1, -1);
	return next;
}
