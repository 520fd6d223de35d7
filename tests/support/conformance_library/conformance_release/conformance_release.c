#include "../conformance_types/conformance_types.h"

/* Frees the arrays of the results that have been delivered, after writing over them: they are nobody's business any more. */
void conformance_release(struct conformance_call *call)
{
	for (int i = 0; i < 2 * CONFORMANCE_BATCH; i++) {
		if (call->floats[i] != NULL) {
			memset(call->floats[i], 0xEE, call->counts[i] * sizeof(float));
			free(call->floats[i]);
			call->floats[i] = NULL;
		}
	}
	memset(call->results, 0, sizeof(call->results));
	call->filled = 0;
	call->delivered = false;
}
