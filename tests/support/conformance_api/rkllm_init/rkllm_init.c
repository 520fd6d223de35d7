#include "../../conformance_library/conformance_types/conformance_types.h"

#include <sys/resource.h>

/* The text by which a version is known stands in the file too, as part of what is printed here. */
#define ABOUT "RKLLM SDK (version: " RKLLM_VERSION ") for conformance, no model\n"
#define BANNER "I rkllm: rkllm-runtime version: " RKLLM_VERSION ", rknpu driver version: 0.9.8, platform: none\n"

/* "Loads" a model: keeps the arguments, and makes a handle. */
#if RKLLM_AGE >= RKLLM_AGE_D
#define CALLBACK RKLLMCallback *
#else
#define CALLBACK LLMResultCallback
#endif
int rkllm_init(LLMHandle *handle, RKLLMParam *param, CALLBACK callback)
{
	struct conformance_state *state = conformance_state();
	struct conformance_call call = {.function = "rkllm_init"};
	struct rlimit files = {0};

	fputs("I rkllm: " ABOUT BANNER, stderr);
	getrlimit(RLIMIT_NOFILE, &files);
	conformance_log("rkllm_init may open %llu files", (unsigned long long)files.rlim_cur);
	conformance_print(&call.got, "handle = %s\n", handle == NULL ? "null" : *handle == NULL ? "a place for it" : "a place that is not zero");
	conformance_param(&call.got, param);
	conformance_callback(&call.got, (const void *)callback);
	if (state->handle != NULL) {
		conformance_log("rkllm_init differs: a model is loaded");
		return -1;
	}
	if (conformance_finish(&call) == 0 && !call.no_handle) {
		state->param = param;
		state->callback = callback;
		state->loaded.length = 0;
		conformance_loaded(&state->loaded);
		state->handle = malloc(1);
		*handle = state->handle;
	}
	return call.code;
}
