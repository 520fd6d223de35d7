package llama_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/list_needed"
	"rkllmd/tests/support/engine/llama_object"
)

func TestListNeeded(t *testing.T) {
	folder := t.TempDir()
	first := llama_object.LlamaObject(t, folder, "libfirst.so", "int first;")
	second := llama_object.LlamaObject(t, folder, "libsecond.so", "int second;", "-Wl,--no-as-needed", first)
	third := llama_object.LlamaObject(t, folder, "libthird.so", "int third;", "-Wl,--no-as-needed", first, second,
		"-lm")
	needed, err := list_needed.ListNeeded(third, folder)
	require.NoError(t, err)
	require.Equal(t, []string{first, second}, needed)

	// In a circle: it ends.
	circle := llama_object.LlamaObject(t, folder, "libfirst.so", "int first;", "-Wl,--no-as-needed", third)
	needed, err = list_needed.ListNeeded(third, folder)
	require.NoError(t, err)
	require.Contains(t, needed, circle)

	require.NoError(t, os.WriteFile(filepath.Join(folder, "libsecond.so"), []byte("text"), 0o600))
	_, err = list_needed.ListNeeded(third, folder)
	require.ErrorContains(t, err, second+" is no library that can be read: ")
}
