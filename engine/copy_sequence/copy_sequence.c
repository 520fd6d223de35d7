#include <stdbool.h>
#include <stdint.h>

// llama.h
void *llama_get_memory(const void *context);
bool llama_memory_seq_rm(void *memory, int32_t sequence, int32_t from, int32_t to);
void llama_memory_seq_cp(void *memory, int32_t from, int32_t to, int32_t first, int32_t last);

// Makes sequence to the first count tokens of sequence from. False, and to is empty: the model cannot give back a part of it.
bool rkllmd_copy_sequence(void *context, int32_t from, int32_t to, int32_t count)
{
	void *memory = llama_get_memory(context);
	llama_memory_seq_rm(memory, to, -1, -1);
	llama_memory_seq_cp(memory, from, to, -1, -1);
	if (llama_memory_seq_rm(memory, to, count, -1))
		return true;
	llama_memory_seq_rm(memory, to, -1, -1);
	return false;
}
