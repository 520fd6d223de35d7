#include <stdbool.h>
#include <stdint.h>

// llama.h
extern const void *(*rkllmd_llama_get_model)(const void *context);
extern bool (*rkllmd_llama_model_is_recurrent)(const void *model);
extern bool (*rkllmd_llama_model_is_hybrid)(const void *model);
extern int (*rkllmd_llama_model_rope_type)(const void *model);
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern bool (*rkllmd_llama_memory_can_shift)(void *memory);
extern bool (*rkllmd_llama_memory_seq_rm)(void *memory, int32_t sequence, int32_t from, int32_t to);
extern void (*rkllmd_llama_memory_seq_add)(void *memory, int32_t sequence, int32_t from, int32_t to, int32_t delta);

// Removes the sequence's positions from to to - 1 and moves those behind them forward; false when the model cannot: it
// has a recurrent state, or several positions per token (multi-axis rotary positions, 8 and 40).
bool rkllmd_shift_tokens(void *context, int32_t sequence, int32_t from, int32_t to)
{
	const void *model = rkllmd_llama_get_model(context);
	int rope = rkllmd_llama_model_rope_type(model);
	void *memory = rkllmd_llama_get_memory(context);
	if (rkllmd_llama_model_is_recurrent(model) || rkllmd_llama_model_is_hybrid(model) || rope == 8 || rope == 40 ||
	    !rkllmd_llama_memory_can_shift(memory) || !rkllmd_llama_memory_seq_rm(memory, sequence, from, to))
		return false;
	rkllmd_llama_memory_seq_add(memory, sequence, to, -1, from - to);
	return true;
}
