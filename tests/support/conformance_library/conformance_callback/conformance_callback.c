#include "../conformance_types/conformance_types.h"

/* Writes down the third argument of rkllm_init: the address of a function, or since generation D an RKLLMCallback. */
void conformance_callback(struct conformance_text *out, const void *callback)
{
#if RKLLM_AGE >= RKLLM_AGE_D
	const RKLLMCallback *callbacks = callback;
	struct conformance_view view = {.out = out, .at = callback, .name = "callback"};

	if (callbacks != NULL) {
		conformance_pointer(&view, "result_callback", &callbacks->result_callback, "a function");
		conformance_pointer(&view, "result_userdata", &callbacks->result_userdata, "set");
		conformance_pointer(&view, "tokenizer_callback", &callbacks->tokenizer_callback, "a function");
		conformance_pointer(&view, "tokenizer_userdata", &callbacks->tokenizer_userdata, "set");
		conformance_pointer(&view, "embed_callback", &callbacks->embed_callback, "a function");
		conformance_pointer(&view, "embed_userdata", &callbacks->embed_userdata, "set");
		conformance_rest(&view, sizeof(*callbacks));
		return;
	}
#endif
	conformance_print(out, "callback = %s\n", callback == NULL ? "null" : "a function");
}
