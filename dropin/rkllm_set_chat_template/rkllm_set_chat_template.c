#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_set_chat_template(void *handle, void *system_prompt, void *prompt_prefix, void *prompt_postfix)
{
	return rkllmd_ask_runtime(12, (uintptr_t)handle, system_prompt, prompt_prefix, prompt_postfix);
}
