#include "../conformance_types/conformance_types.h"

/*
 * Returns an array of floats of a known pattern: an eighth more each time, 1,024 times, then again. The call keeps it until
 * its results are released.
 */
float *conformance_floats(struct conformance_call *call, int slot, size_t count, int first)
{
	float *values = malloc(count * sizeof(*values));

	if (values == NULL) {
		abort();
	}
	for (size_t i = 0; i < count; i++) {
		values[i] = (float)((i + (size_t)first) % 1024) / 8 - 16;
	}
	free(call->floats[slot]);
	call->floats[slot] = values;
	call->counts[slot] = count;
	return values;
}
