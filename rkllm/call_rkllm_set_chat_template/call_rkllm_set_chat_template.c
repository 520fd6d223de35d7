#include <stddef.h>

// Calls rkllm_set_chat_template, which stands at function.
int rkllmd_call_rkllm_set_chat_template(void *function, size_t handle, const char *system_prompt, const char *prompt_prefix, const char *prompt_postfix)
{
	return ((int (*)(void *, const char *, const char *, const char *))function)((void *)handle, system_prompt, prompt_prefix, prompt_postfix);
}
