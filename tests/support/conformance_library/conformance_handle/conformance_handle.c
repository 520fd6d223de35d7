#include "../conformance_types/conformance_types.h"

/* Writes down a handle, as a line: whether it is that of the loaded model. */
void conformance_handle(struct conformance_text *out, LLMHandle handle)
{
	const char *what = handle == NULL ? "null" : handle == conformance_state()->handle ? "the model" : "not the model";

	conformance_print(out, "handle = %s\n", what);
}
