#include <stdbool.h>
#include <stdint.h>

// llama.h
extern const void *(*rkllmd_llama_get_model)(const void *context);
extern bool (*rkllmd_llama_model_is_recurrent)(const void *model);
extern bool (*rkllmd_llama_model_is_hybrid)(const void *model);
extern uint32_t (*rkllmd_llama_n_seq_max)(const void *context);
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern bool (*rkllmd_llama_memory_seq_rm)(void *memory, int32_t sequence, int32_t from, int32_t to);
extern int32_t (*rkllmd_llama_memory_seq_pos_max)(void *memory, int32_t sequence);
extern void (*rkllmd_llama_memory_clear)(void *memory, bool data);

// Removes the sequence's positions from on; false when the model cannot.
//
// llama.cpp begins a recurrent state by multiplying what lies there by 0. That leaves NaN as it is, for ever. So once no
// sequence has tokens any more, the data is cleared too.
bool rkllmd_remove_tokens(void *context, int32_t sequence, int32_t from)
{
	void *memory = rkllmd_llama_get_memory(context);
	if (!rkllmd_llama_memory_seq_rm(memory, sequence, from, -1))
		return false;
	const void *model = rkllmd_llama_get_model(context);
	if (from != 0 || !(rkllmd_llama_model_is_recurrent(model) || rkllmd_llama_model_is_hybrid(model)))
		return true;
	for (uint32_t i = 0; i < rkllmd_llama_n_seq_max(context); i++)
		if (rkllmd_llama_memory_seq_pos_max(memory, (int32_t)i) >= 0)
			return true;
	rkllmd_llama_memory_clear(memory, true);
	return true;
}
