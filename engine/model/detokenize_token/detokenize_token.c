#include <stdbool.h>
#include <stdint.h>

// llama.h
extern int32_t (*rkllmd_llama_token_to_piece)(const void *vocab, int32_t token, char *text, int32_t room, int32_t lstrip, bool special);

// Writes the bytes of a token; returns their number, or what is needed, negated.
int32_t rkllmd_detokenize_token(void *vocab, int32_t token, char *text, int32_t room, bool special)
{
	return rkllmd_llama_token_to_piece(vocab, token, text, room, 0, special);
}
