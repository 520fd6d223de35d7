#include <stddef.h>

// Calls rkllm_set_function_tools, which stands at function.
int rkllmd_call_rkllm_set_function_tools(void *function, size_t handle, const char *system_prompt, const char *tools, const char *tool_response_str)
{
	return ((int (*)(void *, const char *, const char *, const char *))function)((void *)handle, system_prompt, tools, tool_response_str);
}
