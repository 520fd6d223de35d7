#include <stdbool.h>

// llama.h
extern bool (*rkllmd_llama_model_is_recurrent)(const void *model);
extern bool (*rkllmd_llama_model_is_hybrid)(const void *model);

// Whether the model has a recurrent state, alone or beside attention.
bool rkllmd_is_recurrent(void *model)
{
	return rkllmd_llama_model_is_recurrent(model) || rkllmd_llama_model_is_hybrid(model);
}
