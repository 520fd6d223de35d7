package variants_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/start_engine"
	"rkllmd/engine/variants/load_variant"
	"rkllmd/tests/support/engine/engine_generate"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

// A backend as ggml-backend-impl.h has it, which computes nothing.
const backend = `#include <stddef.h>
#include <string.h>
struct { const char *name, *value; } features[] = {{"ONE", "1"}, {"TWO", "1"}, {0, 0}};
static const char *get_name(void *x) { return "CPU"; }
static size_t count(void *x) { return COUNT; }
static int get_type(void *x) { return 0; }
static void *list(void *x) { return features; }
static void *get_device(void *, size_t);
static void *get_address(void *x, const char *name) { return strcmp(name, "ggml_backend_get_features") ? 0 : list; }
struct { int version; void *functions[4], *context; } backend = {2, {get_name, count, get_device, get_address}};
struct { void *functions[16], *backend, *context; } device = {{[3] = get_type}, &backend};
static void *get_device(void *x, size_t i) { return &device; }
void *ggml_backend_init(void) { return &backend; }`

func TestLoadVariant(t *testing.T) {
	start_engine.StartEngine()
	absent := filepath.Join(t.TempDir(), "absent.so")
	_, err := load_variant.LoadVariant(absent)
	require.ErrorContains(t, err, absent+" cannot be loaded: ")
	require.ErrorContains(t, err, "No such file or directory")
	_, err = load_variant.LoadVariant("libm.so.6")
	require.ErrorContains(t, err, "libm.so.6 cannot be loaded: ")

	// ggml's own code goes on.
	m := engine_load_model.EngineLoadModel(t, "llama")
	require.Len(t, engine_generate.EngineGenerate(t, m, engine.Sampling{TopK: 1, TopP: 1, RepeatPenalty: 1},
		[]int32{1, 5, 6}, 4), 4)

	_, err = load_variant.LoadVariant(rkllm_build_object.RkllmBuildObject(t, backend, "-DCOUNT=0"))
	require.ErrorContains(t, err, "is no CPU to ggml")
	features, err := load_variant.LoadVariant(rkllm_build_object.RkllmBuildObject(t, backend, "-DCOUNT=1"))
	require.NoError(t, err)
	require.Equal(t, "ONE TWO", features)
}
