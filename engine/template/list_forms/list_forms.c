#include <stdint.h>

// llama.h
extern int32_t (*rkllmd_llama_chat_builtin_templates)(const char **names, uint64_t room);

// Writes the names of llama.cpp's own forms of conversations, room of them at most; the result is how many there are.
int32_t rkllmd_list_forms(char **names, int32_t room)
{
	return rkllmd_llama_chat_builtin_templates((const char **)names, room);
}
