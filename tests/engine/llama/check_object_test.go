package llama_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/check_object"
	"rkllmd/tests/support/engine/llama_object"
)

func TestCheckObject(t *testing.T) {
	folder := t.TempDir()
	path := llama_object.LlamaObject(t, folder, "libmine.so", "int one;", "-Wl,--no-as-needed", "-lm")
	name, needed, err := check_object.CheckObject(path)
	require.NoError(t, err)
	require.Equal(t, "libmine.so", name)
	require.Contains(t, needed, "libm.so.6")

	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	foreign, cut, text := append([]byte{}, whole...), whole[:100], []byte("text")
	foreign[18], foreign[19] = 8, 0 // e_machine: MIPS
	for name, c := range map[string]struct {
		bytes []byte
		want  string
	}{
		"foreign": {foreign, "is for another machine, EM_MIPS with ELFCLASS64, and this one needs EM_"},
		"cut":     {cut, "is no library that can be read: "},
		"text":    {text, "is no library that can be read: "},
	} {
		bad := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(bad, c.bytes, 0o600))
		_, _, err := check_object.CheckObject(bad)
		require.ErrorContains(t, err, bad+" "+c.want)
	}
	_, _, err = check_object.CheckObject(filepath.Join(folder, "none"))
	require.ErrorContains(t, err, "no such file or directory")
}
