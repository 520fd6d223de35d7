#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// Has ggml, of which llama is an open library that needs it, load the backend at path, which is open as object. With register
// not 0; otherwise only its score is looked at: how well the variant of a CPU backend suits this processor, 0: it cannot
// run it, 1 where it has none. Returns the score, or -1: ggml refuses it.
int32_t rkllmd_load_backend(void *llama, void *object, const char *path, int32_t load)
{
	int (*score)(void) = (int (*)(void))dlsym(object, "ggml_backend_score");
	void *(*take)(const char *) = (void *(*)(const char *))dlsym(llama, "ggml_backend_load");

	if (!load)
		return score ? score() : 1;
	return take && take(path) ? 1 : -1;
}
