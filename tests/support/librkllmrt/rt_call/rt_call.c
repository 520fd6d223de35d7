#include <stdint.h>

// Calls a C function that takes up to four integers or pointers.
int rt_call(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d)
{
	return ((int (*)(uintptr_t, uintptr_t, uintptr_t, uintptr_t))function)(a, b, c, d);
}
