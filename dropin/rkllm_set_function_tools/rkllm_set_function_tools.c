#include <stdint.h>

int RkllmSetFunctionTools(uintptr_t handle, void *system_prompt, void *tools, void *tool_response_str);

// The vendor's name, which is all that the file exports.
int rkllm_set_function_tools(void *handle, void *system_prompt, void *tools, void *tool_response_str)
{
	return RkllmSetFunctionTools((uintptr_t)handle, system_prompt, tools, tool_response_str);
}
