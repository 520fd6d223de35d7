#include "../conformance_types/conformance_types.h"

/* Writes down an RKLLMLoraAdapter. */
void conformance_lora_adapter(struct conformance_text *out, const RKLLMLoraAdapter *adapter)
{
	struct conformance_view view = {.out = out, .at = adapter, .name = "lora_adapter"};

	if (adapter == NULL) {
		conformance_print(out, "lora_adapter = null\n");
		return;
	}
	CONFORMANCE_MEMBER(&view, adapter, lora_adapter_path);
	CONFORMANCE_MEMBER(&view, adapter, lora_adapter_name);
	CONFORMANCE_MEMBER(&view, adapter, scale);
	conformance_rest(&view, sizeof(*adapter));
}
