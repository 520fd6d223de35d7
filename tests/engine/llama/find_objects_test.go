package llama_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/find_objects"
	"rkllmd/tests/support/engine/llama_object"
)

func TestFindObjects(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	in := folder + string(filepath.Separator)
	_, err = find_objects.FindObjects(in + "none")
	require.EqualError(t, err, in+"none"+" cannot be read: no such file or directory")
	_, err = find_objects.FindObjects(folder)
	require.ErrorContains(t, err, folder+" has no libllama: a file libllama.so, libllama.so.0 or libllama.v0.5.0.so")

	base := llama_object.LlamaObject(t, folder, "libggml-base.so", "int base;")
	ggml := llama_object.LlamaObject(t, folder, "libggml.so", "int ggml;", "-Wl,--no-as-needed", base)
	path := llama_object.LlamaObject(t, folder, "libllama.v1.so", "int llama;", "-Wl,--no-as-needed", ggml, base)
	cpu := llama_object.LlamaObject(t, folder, "libggml-cpu-haswell.so", "int cpu;")
	require.NoError(t, os.Symlink("libllama.v1.so", in+"libllama.so"))
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(in+"libllama.v1.so.0", whole, 0o600), "a copy, where packages hold no links")
	require.NoError(t, os.WriteFile(in+"libllama-common.so", nil, 0o600))
	o, err := find_objects.FindObjects(folder)
	require.NoError(t, err)
	require.Equal(t, llama.Objects{Llama: path, Needed: []string{base, ggml}, Backends: []string{cpu}}, o)

	require.NoError(t, os.WriteFile(in+"libllama.v2.so", []byte("another"), 0o600))
	_, err = find_objects.FindObjects(folder)
	require.ErrorContains(t, err, "has several libllama, "+path+" and "+in+"libllama.v2.so"+": leave the one")
	require.NoError(t, os.Remove(in+"libllama.v2.so"))
	require.NoError(t, os.WriteFile(base, []byte("damaged"), 0o600))
	_, err = find_objects.FindObjects(folder)
	require.ErrorContains(t, err, base+" is no library that can be read: ")
}
