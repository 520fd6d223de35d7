#include "../../conformance_library/conformance_types/conformance_types.h"

/* What one of eight threads does: calls back with a text for the run that is on. */
void *conformance_eight(void *userdata)
{
	for (int i = 0; i < 10; i++) {
		conformance_answer(userdata, "8", 0);
	}
	return NULL;
}
