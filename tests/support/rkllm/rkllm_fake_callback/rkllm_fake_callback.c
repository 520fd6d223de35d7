#include <stddef.h>

// Calls the LLMResultCallback at callback.
int rkllm_fake_callback(void *callback, void *results, size_t userdata, int state)
{
	return ((int (*)(void *, void *, int))callback)(results, (void *)userdata, state);
}
