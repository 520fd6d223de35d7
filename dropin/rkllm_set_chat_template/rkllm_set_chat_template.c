#include <stdint.h>

int RkllmSetChatTemplate(uintptr_t handle, void *system_prompt, void *prompt_prefix, void *prompt_postfix);

// The vendor's name, which is all that the file exports.
int rkllm_set_chat_template(void *handle, void *system_prompt, void *prompt_prefix, void *prompt_postfix)
{
	return RkllmSetChatTemplate((uintptr_t)handle, system_prompt, prompt_prefix, prompt_postfix);
}
