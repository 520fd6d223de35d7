#include <stddef.h>
#include <stdint.h>

// Calls the function of that number, its place in rkllm.Functions, among functions, which are addresses. words are its
// arguments behind the handle; of rkllm_clear_kv_cache the fourth says that it takes ranges. handle is the place of the
// handle, which rkllm_init fills in; callback is what that gets as its third argument.
int rkllmd_call_function(const uint64_t *functions, uint64_t number, const uint64_t *words, void **handle, void *callback)
{
	void *function = (void *)functions[number];
	void *first = (void *)words[0], *second = (void *)words[1], *third = (void *)words[2];

	switch (number) {
	case 1:
		return ((int (*)(void **, void *, void *))function)(handle, first, callback);
	case 2:
	case 3:
	case 12:
	case 13:
		return ((int (*)(void *, void *, void *, void *))function)(*handle, first, second, third);
	case 4:
	case 5:
	case 8:
	case 11:
	case 16:
		return ((int (*)(void *))function)(*handle);
	case 6:
		if (words[3] == 0)
			return ((int (*)(void *, int))function)(*handle, (int)words[0]);
		return ((int (*)(void *, int, int *, int *))function)(*handle, (int)words[0], second, third);
	default:
		return ((int (*)(void *, void *))function)(*handle, first);
	}
}
