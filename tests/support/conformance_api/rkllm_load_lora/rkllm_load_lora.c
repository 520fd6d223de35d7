#include "../../conformance_library/conformance_types/conformance_types.h"

/* Takes an adapter. */
int rkllm_load_lora(LLMHandle handle, RKLLMLoraAdapter *lora_adapter)
{
	struct conformance_call call = {.function = "rkllm_load_lora"};

	conformance_handle(&call.got, handle);
	conformance_lora_adapter(&call.got, lora_adapter);
	return conformance_finish(&call);
}
