#include <stdbool.h>

// llama.h
extern void (*rkllmd_llama_set_embeddings)(void *context, bool on);

// Switches the output of hidden states.
void rkllmd_set_hidden_states(void *context, bool on)
{
	rkllmd_llama_set_embeddings(context, on);
}
