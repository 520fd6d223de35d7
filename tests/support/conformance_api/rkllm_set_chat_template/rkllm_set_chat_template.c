#include "../../conformance_library/conformance_types/conformance_types.h"

/* Takes the three parts of a chat template. */
int rkllm_set_chat_template(LLMHandle handle, const char *system_prompt, const char *prompt_prefix, const char *prompt_postfix)
{
	struct conformance_call call = {.function = "rkllm_set_chat_template"};

	conformance_handle(&call.got, handle);
	conformance_named(&call.got, "system_prompt", system_prompt);
	conformance_named(&call.got, "prompt_prefix", prompt_prefix);
	conformance_named(&call.got, "prompt_postfix", prompt_postfix);
	return conformance_finish(&call);
}
