// Package isolated_scribbler makes a library that writes to the memory that it shares.
package isolated_scribbler

import (
	"testing"

	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

// IsolatedScribbler compiles a librkllmrt of 1.3.0, and returns its path. From when it is opened a thread of it writes
// 1 over each address of a text or a structure in the arena, as long as the process lives. It says "ok" to every
// prompt.
func IsolatedScribbler(tb testing.TB) string {
	tb.Helper()
	return rkllm_build_object.RkllmBuildObject(tb, `
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
typedef struct { const char *text; int token, pad; void *rest[8]; } result;
typedef struct { const char *path; char rest[1016]; } param;
static int (*callback)(result *, void *, int);
static uintptr_t begin, end;
static void *scribble(void *nothing) {
	for (;;)
		for (volatile uintptr_t *word = (void *)begin; word < (uintptr_t *)(begin + 65536); word++)
			if (*word >= begin && *word < end)
				*word = 1;
}
__attribute__((constructor)) static void start(void) {
	FILE *maps = fopen("/proc/self/maps", "r"); char line[512]; pthread_t thread;
	while (maps && fgets(line, sizeof line, maps))
		if (strstr(line, "rkllmd-arguments") && sscanf(line, "%lx-%lx", &begin, &end) == 2)
			pthread_create(&thread, NULL, scribble, NULL);
	if (maps) fclose(maps);
}
param rkllm_createDefaultParam(void) { param p; memset(&p, 0, sizeof p); return p; }
int rkllm_init(void **handle, param *p, void **callbacks) {
	fprintf(stderr, "E rkllm: the memory is %s\n", begin ? "scribbled over" : "not found");
	callback = (void *)*(volatile uintptr_t *)callbacks; *handle = &callback; return 0;
}
int rkllm_run(void *handle, void *input, void *infer, void *userdata) {
	result r = {.text = "ok"};
	callback(&r, userdata, 0);
	r.text = NULL;
	return callback(&r, userdata, 2) & 0;
}
int rkllm_run_async(void *handle, void *input, void *infer, void *userdata) { return rkllm_run(handle, input, infer, userdata); }
int rkllm_abort(void *handle) { return -1; }
int rkllm_is_running(void *handle) { return -1; }
int rkllm_destroy(void *handle) { return 0; }
int rkllm_clear_kv_cache(void *handle, int keep, int *start, int *end) { return 0; }
int rkllm_get_kv_cache_size(void *handle, int *sizes) { return 0; }
int rkllm_load_lora(void *handle, void *lora) { return 0; }
int rkllm_load_prompt_cache(void *handle, void *path) { return 0; }
int rkllm_release_prompt_cache(void *handle) { return 0; }
int rkllm_set_chat_template(void *handle, void *a, void *b, void *c) { return 0; }
int rkllm_set_function_tools(void *handle, void *a, void *b, void *c) { return 0; }
int rkllm_set_cross_attn_params(void *handle, void *word) { return 0; }
`, "-pthread")
}
