#include "../conformance_types/conformance_types.h"

/* Writes down the arguments of a run. */
void conformance_arguments(struct conformance_call *call, struct conformance_text *out)
{
	conformance_handle(out, call->handle);
	conformance_inputs(out, call->input);
	conformance_infer_param(out, call->infer);
	conformance_print(out, "userdata = %s\n", call->userdata == NULL ? "null" : "set");
}
