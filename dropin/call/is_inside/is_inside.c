#include <stdint.h>

// Tells whether this thread is inside a run on handle. change 1: from now on it is; -1: no longer, the last of which 1
// was said. What is deeper than eight runs inside each other is not known.
int rkllmd_is_inside(uintptr_t handle, int change)
{
	// where the handler of a signal finds it without taking memory
	static _Thread_local uintptr_t handles[8] __attribute__((tls_model("initial-exec")));
	static _Thread_local int depth __attribute__((tls_model("initial-exec")));
	if (change < 0)
		depth--;
	else if (change > 0 && depth++ < 8)
		handles[depth - 1] = handle;
	for (int i = 0; i < depth && i < 8; i++)
		if (handles[i] == handle)
			return 1;
	return 0;
}
