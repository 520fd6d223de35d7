#include "../conformance_types/conformance_types.h"

/* What a thread of the library's own does during a call: the rest of its script. */
void *conformance_thread(void *call)
{
	conformance_perform(call);
	return NULL;
}
