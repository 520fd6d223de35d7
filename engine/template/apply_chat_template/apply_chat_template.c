#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// llama.h
struct llama_chat_message {
	const char *role, *content;
};
extern int32_t (*rkllmd_llama_chat_apply_template)(const char *template, const struct llama_chat_message *messages, size_t count,
                                  bool add_assistant, char *text, int32_t room);

// Writes the conversation as the template has it; the result is its length, which may be more than room, or negative
// when the template is not known. roles_and_contents holds 2 * count strings, each ended by a NUL, one after the other.
int32_t rkllmd_apply_chat_template(const char *template, const char *roles_and_contents, size_t count, bool add_assistant,
                                   char *text, int32_t room)
{
	struct llama_chat_message *messages = malloc((count + 1) * sizeof *messages);
	if (!messages)
		return -1;
	for (size_t i = 0; i < count; i++) {
		messages[i].role = roles_and_contents;
		while (*roles_and_contents++)
			;
		messages[i].content = roles_and_contents;
		while (*roles_and_contents++)
			;
	}
	int32_t length = rkllmd_llama_chat_apply_template(template, messages, count, add_assistant, text, room);
	free(messages);
	return length;
}
