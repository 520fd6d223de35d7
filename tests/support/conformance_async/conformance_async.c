#include "../conformance_types/conformance_types.h"

/* What the thread of rkllm_run_async does: the whole run, after which nobody else knows of it. */
void *conformance_async(void *call)
{
	conformance_perform(call);
	conformance_leave(call);
	free(call);
	return NULL;
}
