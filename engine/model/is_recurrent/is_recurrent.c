#include <stdbool.h>

// llama.h
bool llama_model_is_recurrent(const void *model);
bool llama_model_is_hybrid(const void *model);

// Whether the model has a recurrent state, alone or beside attention.
bool rkllmd_is_recurrent(void *model)
{
	return llama_model_is_recurrent(model) || llama_model_is_hybrid(model);
}
