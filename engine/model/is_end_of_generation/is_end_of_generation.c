#include <stdbool.h>
#include <stdint.h>

// llama.h
extern bool (*rkllmd_llama_vocab_is_eog)(const void *vocab, int32_t token);

// Whether the token ends an answer.
bool rkllmd_is_end_of_generation(void *vocab, int32_t token)
{
	return rkllmd_llama_vocab_is_eog(vocab, token);
}
