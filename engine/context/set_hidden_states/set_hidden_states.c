#include <stdbool.h>

// llama.h
void llama_set_embeddings(void *context, bool on);

// Switches the output of hidden states.
void rkllmd_set_hidden_states(void *context, bool on)
{
	llama_set_embeddings(context, on);
}
