#include "../conformance_types/conformance_types.h"

/* Does a call that is no run, whose arguments are written down, and returns what its function is to return. */
int conformance_finish(struct conformance_call *call)
{
	if (conformance_begin(call) == 0) {
		conformance_perform(call);
	}
	free(call->got.bytes);
	free(call->script);
	return call->code;
}
