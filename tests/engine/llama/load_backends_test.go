package llama_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/llama"
	"rkllmd/engine/llama/load_backends"
	"rkllmd/engine/llama/open_object"
	"rkllmd/tests/support/engine/llama_fake"
	"rkllmd/tests/support/engine/llama_object"
)

func TestLoadBackends(t *testing.T) {
	folder := t.TempDir()
	file := llama_fake.LlamaFake(t, folder, llama.Layouts[0], "", nil)
	object, err := open_object.OpenObject(file)
	require.NoError(t, err)
	const score = "int ggml_backend_score(void) { return SCORE; }"
	slow := llama_object.LlamaObject(t, folder, "libggml-cpu-slow.so", score, "-DSCORE=1")
	fast := llama_object.LlamaObject(t, folder, "libggml-cpu-fast.so", score, "-DSCORE=9")
	never := llama_object.LlamaObject(t, folder, "libggml-cpu-never.so", score, "-DSCORE=0")
	gpu := llama_object.LlamaObject(t, folder, "libggml-gpu.so", "int one;")
	refused := llama_object.LlamaObject(t, folder, "libggml-refused.so", "int two;")
	lacking := llama_object.LlamaObject(t, folder, "libggml-lacking.so", "int absent(void); int three(void) { "+
		"return absent(); }")
	damaged := filepath.Join(folder, "libggml-damaged.so")
	require.NoError(t, os.WriteFile(damaged, nil, 0o600))

	l := &engine.Llama{Object: object, File: file}
	require.ErrorContains(t, load_backends.LoadBackends(l, []string{never}), file+" has no CPU backend that this "+
		"machine can use, such as libggml-cpu.so beside it: "+never+" is for other processors")
	l = &engine.Llama{Object: object, File: file}
	require.NoError(t, load_backends.LoadBackends(l, []string{damaged, slow, lacking, fast, never, gpu, refused}))
	require.Equal(t, []string{fast, gpu}, l.Backends)
	require.Equal(t, []string{"CPU (of the tests)", "CPU (of the tests)"}, l.Devices)
	require.Len(t, l.Skipped, 4)
	for i, want := range []string{damaged + " is no library", lacking + " cannot be opened: ", never + " is for other",
		refused + " is refused by ggml"} {
		require.Contains(t, l.Skipped[i], want)
	}
}
