package demo_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_sized_model"
	"rkllmd/engine/gguf/check_model_file"
)

func TestWriteSizedModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	for _, context := range []int{1, 4096, 1 << 20} {
		require.NoError(t, write_sized_model.WriteSizedModel(path, "qwen3", 1, context))
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		require.Equal(t, context, facts.ContextLength)
	}
	for _, context := range []int{-1, 0, 1 << 40} {
		require.ErrorContains(t, write_sized_model.WriteSizedModel(path, "qwen3", 1, context), "it can have 1 to ")
	}
}
