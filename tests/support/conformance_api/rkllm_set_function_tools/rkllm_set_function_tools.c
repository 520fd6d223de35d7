#include "../../conformance_library/conformance_types/conformance_types.h"

/* Takes the tools that a model may call. */
int rkllm_set_function_tools(LLMHandle handle, const char *system_prompt, const char *tools, const char *tool_response_str)
{
	struct conformance_call call = {.function = "rkllm_set_function_tools"};

	conformance_handle(&call.got, handle);
	conformance_named(&call.got, "system_prompt", system_prompt);
	conformance_named(&call.got, "tools", tools);
	conformance_named(&call.got, "tool_response_str", tool_response_str);
	return conformance_finish(&call);
}
