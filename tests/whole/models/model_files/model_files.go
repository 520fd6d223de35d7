// Package model_files writes models that answer differently.
package model_files

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
)

// ModelFiles writes as many tiny models, "m0" and so on, and returns the flags of rkllmd serve that name them.
func ModelFiles(t testing.TB, count int) (flags []string) {
	t.Helper()
	folder := t.TempDir()
	for i := range count {
		path := filepath.Join(folder, fmt.Sprintf("file%d.gguf", i))
		require.NoError(t, write_tiny_model.WriteTinyModel(path, []string{"llama", "qwen3"}[i%2], int64(i+1)))
		flags = append(flags, "--named-model", fmt.Sprintf("m%d=%s", i, path))
	}
	return flags
}
