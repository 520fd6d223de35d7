#include "../conformance_types/conformance_types.h"

/* The one state of the library. */
struct conformance_state *conformance_state(void)
{
	static struct conformance_state state = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

	return &state;
}
