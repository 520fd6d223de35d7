#include <stdint.h>

int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);

// The vendor's name, which is all that the file exports.
int rkllm_set_function_tools(void *handle, void *system_prompt, void *tools, void *tool_response_str)
{
	return rkllmd_ask_runtime(14, (uintptr_t)handle, system_prompt, tools, tool_response_str);
}
