#include <stdbool.h>
#include <stdint.h>

// llama.h
const void *llama_get_model(const void *context);
bool llama_model_is_recurrent(const void *model);
bool llama_model_is_hybrid(const void *model);
int llama_model_rope_type(const void *model);
void *llama_get_memory(const void *context);
bool llama_memory_can_shift(void *memory);
bool llama_memory_seq_rm(void *memory, int32_t sequence, int32_t from, int32_t to);
void llama_memory_seq_add(void *memory, int32_t sequence, int32_t from, int32_t to, int32_t delta);

// Removes the sequence's positions from to to - 1 and moves those behind them forward; false when the model cannot: it
// has a recurrent state, or several positions per token (multi-axis rotary positions, 8 and 40).
bool rkllmd_shift_tokens(void *context, int32_t sequence, int32_t from, int32_t to)
{
	const void *model = llama_get_model(context);
	int rope = llama_model_rope_type(model);
	void *memory = llama_get_memory(context);
	if (llama_model_is_recurrent(model) || llama_model_is_hybrid(model) || rope == 8 || rope == 40 ||
	    !llama_memory_can_shift(memory) || !llama_memory_seq_rm(memory, sequence, from, to))
		return false;
	llama_memory_seq_add(memory, sequence, to, -1, from - to);
	return true;
}
