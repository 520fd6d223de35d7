#include <stdint.h>

// llama.h
extern int (*rkllmd_llama_vocab_get_attr)(const void *vocab, int32_t token);
extern const char *(*rkllmd_llama_vocab_get_text)(const void *vocab, int32_t token);

// Returns the first token from that one on that is a control token or stands for what is unknown, as llama.cpp's
// tokenizer sees it, with its text, and in strip whether it takes the blanks before it (1) and behind it (2) away. -1:
// there is none below count.
int32_t rkllmd_list_controls(void *vocab, int32_t from, int32_t count, char **text, int32_t *strip)
{
	enum { UNKNOWN = 1 << 0, CONTROL = 1 << 3, LSTRIP = 1 << 7, RSTRIP = 1 << 8 }; // llama_token_attr

	for (; from < count; from++) {
		int attributes = rkllmd_llama_vocab_get_attr(vocab, from);
		if (attributes & (UNKNOWN | CONTROL)) {
			*text = (char *)rkllmd_llama_vocab_get_text(vocab, from);
			*strip = !!(attributes & LSTRIP) | !!(attributes & RSTRIP) << 1;
			return from;
		}
	}
	return -1;
}
