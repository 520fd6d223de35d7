// Package isolation_library makes a small library.
package isolation_library

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// IsolationLibrary compiles a librkllmrt of generation D, without a model, and returns its path. Each function notes
// its number and its first argument behind the handle, rkllm_is_running how often it was called;
// rkllm_get_kv_cache_size returns both, as two sizes. A run does what the text says that its input points to: crash,
// hang, async (which says its text on a thread), many N (which says N tokens more; many N M: with M logits each, at
// most 1 << 18), read (which reads so many floats as the input's third word says, which stand where its second one
// says), mute (which says nothing), or a text that it says once. rkllm_init fails where the model's path is "bad", and
// rkllm_destroy never returns where it is "stuck".
func IsolationLibrary(tb testing.TB) string {
	tb.Helper()
	const source = `
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
typedef struct { const char *text; int token, pad; void *hidden[2]; float *logits; int width, rows; char rest[24]; } result;
typedef struct { const char *path; char rest[1016]; } param;
static int (*callback)(result *, void *, int), last[2], stuck, running, asked;
static void *user; static float numbers[1 << 18];
static int note(int number, size_t word) { last[0] = number; last[1] = (int)word; return 0; }
param rkllm_createDefaultParam(void) { param p; memset(&p, 0, sizeof p); p.path = "default"; return p; }
int rkllm_init(void **handle, param *p, void **callbacks) {
	if (strcmp(p->path, "bad") == 0) return -5;
	fprintf(stderr, "E rkllm: loading %s\n", p->path);
	stuck = strcmp(p->path, "stuck") == 0;
	memcpy(&callback, callbacks, sizeof callback);
	*handle = last; return 0;
}
static void say(const char *text, void *userdata) {
	result r = {0};
	r.text = text; r.token = 7;
	callback(&r, userdata, 0);
	r.text = NULL;
	running = 0; callback(&r, userdata, 2);
}
static void *later(void *nothing) { usleep(1000); say("later", user); return nothing; }
int rkllm_run(void *handle, char **input, void *infer, void *userdata) {
	pthread_t thread; if (!(running = strcmp(*input, "mute") != 0)) return 0;
	if (strcmp(*input, "crash") == 0) *(volatile int *)8 = 1;
	if (strcmp(*input, "async") == 0) { user = userdata; return pthread_create(&thread, NULL, later, NULL); }
	while (strcmp(*input, "hang") == 0) usleep(1000);
	result r = {.text = "token"}; int many = 0; volatile float sum = 0;
	if (sscanf(*input, "many %d %d", &many, &r.width) == 2) { r.rows = 1; r.logits = memset(numbers, 1, sizeof numbers); }
	for (; many > 0; many--) callback(&r, userdata, 0);
	for (size_t i = 0; strcmp(*input, "read") == 0 && i < (size_t)input[2]; i += 16) sum += ((float *)input[1])[i];
	say(*input, userdata);
	return note(2, (size_t)infer);
}
int rkllm_run_async(void *handle, char **input, void *infer, void *userdata) { return rkllm_run(handle, input, infer, userdata); }
int rkllm_abort(void *handle) { return running ? 0 : note(4, 0) - 3; }
int rkllm_is_running(void *handle) { note(5, ++asked); return running; }
int rkllm_clear_kv_cache(void *handle, int keep, int *start, int *end) { return note(6, (size_t)(keep + (start ? *start : 0))); }
int rkllm_get_kv_cache_size(void *handle, int *sizes) { memcpy(sizes, last, sizeof last); return 0; }
int rkllm_destroy(void *handle) { while (stuck) usleep(1000); return note(8, 0); }
int rkllm_load_lora(void *handle, int *word) { return note(9, (size_t)*word); }
int rkllm_load_prompt_cache(void *handle, int *word) { return note(10, (size_t)*word); }
int rkllm_release_prompt_cache(void *handle) { return note(11, 0); }
int rkllm_set_chat_template(void *handle, int *a, int *b, int *c) { return note(12, (size_t)(*a + *b + *c)); }
int rkllm_set_function_tools(void *handle, int *a, int *b, int *c) { return note(13, (size_t)(*a + *b + *c)); }
int rkllm_set_cross_attn_params(void *handle, int *word) { return note(14, (size_t)*word); }
`
	folder := tb.TempDir()
	file, library := filepath.Join(folder, "library.c"), filepath.Join(folder, "librkllmrt.so")
	require.NoError(tb, os.WriteFile(file, []byte(source), 0o600))
	output, err := exec.Command("gcc", "-shared", "-fPIC", "-pthread", "-o", library, file).CombinedOutput()
	require.NoError(tb, err, "%s", output)
	return library
}
