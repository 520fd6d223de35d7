// Package small_library makes a vendor's library for tests.
package small_library

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// SmallLibrary compiles a librkllmrt of generation D, without a model, whose runs all say Hello, and returns its path.
func SmallLibrary(t testing.TB) string {
	t.Helper()
	const source = `
#include <string.h>
typedef struct { const char *text; int token; int pad; char rest[56]; } result;
typedef struct { char rest[1024]; } param;
static int (*callback)(result *, void *, int), model;
param rkllm_createDefaultParam(void) { param p; memset(&p, 0, sizeof p); return p; }
int rkllm_init(void **handle, param *p, void **callbacks) {
	memcpy(&callback, callbacks, sizeof callback);
	*handle = &model;
	return 0;
}
int rkllm_run(void *handle, void *input, void *infer, void *userdata) {
	result r = {0};
	r.text = "Hello"; r.token = 7;
	callback(&r, userdata, 0);
	r.text = NULL;
	callback(&r, userdata, 2);
	return 0;
}
int rkllm_run_async(void *handle, void *input, void *infer, void *userdata) { return rkllm_run(handle, input, infer, userdata); }
int rkllm_abort(void *handle) { return 0; }
int rkllm_is_running(void *handle) { return 0; }
int rkllm_clear_kv_cache(void *handle, int keep, int *start, int *end) { return 0; }
int rkllm_get_kv_cache_size(void *handle, int *sizes) { return 0; }
int rkllm_destroy(void *handle) { return 0; }
int rkllm_load_lora(void *handle, void *word) { return 0; }
int rkllm_load_prompt_cache(void *handle, const char *word) { return 0; }
int rkllm_release_prompt_cache(void *handle) { return 0; }
int rkllm_set_chat_template(void *handle, const char *a, const char *b, const char *c) { return 0; }
int rkllm_set_function_tools(void *handle, const char *a, const char *b, const char *c) { return 0; }
int rkllm_set_cross_attn_params(void *handle, void *word) { return 0; }
`
	folder := t.TempDir()
	file, library := filepath.Join(folder, "library.c"), filepath.Join(folder, "librkllmrt.so")
	require.NoError(t, os.WriteFile(file, []byte(source), 0o600))
	output, err := exec.Command("gcc", "-shared", "-fPIC", "-o", library, file).CombinedOutput()
	require.NoError(t, err, "%s", output)
	return library
}
