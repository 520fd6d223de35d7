#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

// llama.h
extern void *rkllmd_llama_model_default_params, *rkllmd_llama_context_default_params;

// Reads the structures that llama_model_default_params and llama_context_default_params of object return, NULL: those that
// the engine calls, into 256 bytes each, of which those that no function writes stay 0xEE. A structure of more than 16
// bytes is returned where the caller says, on x86-64 by a first argument, on arm64 in x8: only so is seen what was
// written. False: object has no such functions.
int rkllmd_read_defaults(void *object, unsigned char *model, unsigned char *context)
{
	void *functions[2] = {rkllmd_llama_model_default_params, rkllmd_llama_context_default_params};
	unsigned char *places[2] = {model, context};

	if (object) {
		functions[0] = dlsym(object, "llama_model_default_params");
		functions[1] = dlsym(object, "llama_context_default_params");
	}
	for (int i = 0; i < 2; i++) {
		if (!functions[i])
			return 0;
		memset(places[i], 0xEE, 256);
#if defined(__aarch64__)
		register void *place __asm__("x8") = places[i];
		register void *function __asm__("x9") = functions[i];
		__asm__ volatile("blr %1" : "+r"(place), "+r"(function) : : "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x10", "x11",
			"x12", "x13", "x14", "x15", "x16", "x17", "x18", "x30", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10",
			"v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27",
			"v28", "v29", "v30", "v31", "cc", "memory");
#else
		((void *(*)(void *))functions[i])(places[i]);
#endif
	}
	return 1;
}
