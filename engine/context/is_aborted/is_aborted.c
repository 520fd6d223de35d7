#include <stdbool.h>
#include <stdint.h>

// A ggml_abort_callback whose data is the context's flag.
bool rkllmd_is_aborted(void *flag)
{
	return __atomic_load_n((int32_t *)flag, __ATOMIC_RELAXED) != 0;
}
