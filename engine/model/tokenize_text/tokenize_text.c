#include <stdbool.h>
#include <stdint.h>

// llama.h
extern int32_t (*rkllmd_llama_tokenize)(const void *vocab, const char *text, int32_t length, int32_t *tokens, int32_t room,
                       bool add_special, bool parse_special);

// Writes the tokens of text; see llama_tokenize for the result: their number, or what is needed, negated.
int32_t rkllmd_tokenize_text(void *vocab, char *text, int32_t length, int32_t *tokens, int32_t room,
                             bool add_special, bool parse_special)
{
	return rkllmd_llama_tokenize(vocab, text, length, tokens, room, add_special, parse_special);
}
