#include <stdbool.h>
#include <stdint.h>

// llama.h
void *llama_get_memory(const void *context);
int32_t llama_memory_seq_pos_max(void *memory, int32_t sequence);
bool llama_memory_seq_rm(void *memory, int32_t sequence, int32_t from, int32_t to);

// Returns the position that follows in the sequence. Where that is not the expected one, or less than the previous one,
// all of the sequence is removed.
int32_t rkllmd_check_cache(void *context, int32_t sequence, int32_t expected, int32_t previous)
{
	void *memory = llama_get_memory(context);
	int32_t next = llama_memory_seq_pos_max(memory, sequence) + 1;
	if (next != expected || next < previous)
		llama_memory_seq_rm(memory, sequence, -1, -1);
	return next;
}
