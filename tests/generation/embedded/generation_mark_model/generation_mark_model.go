// Package generation_mark_model loads a model whose marks of thinking are special tokens.
package generation_mark_model

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/support/generation/generation_load"
)

// GenerationMarkModel loads the tiny qwen3 model with "<seed:think>" and "</seed:think>" in the place of two of its
// special tokens, and returns it with these two tokens.
func GenerationMarkModel(t testing.TB) (m *engine.Model, begin, end int32) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "marks.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "qwen3", 1))
	model, err := os.ReadFile(path)
	require.NoError(t, err)
	model = bytes.ReplaceAll(model, []byte("<|im_start|>"), []byte("<seed:think>"))
	model = bytes.ReplaceAll(model, []byte("<|endoftext|>"), []byte("</seed:think>"))
	require.NoError(t, os.WriteFile(path, model, 0o600))
	m = generation_load.GenerationLoad(t, path)
	tokens, err := tokenize_text.TokenizeText(m, "<seed:think></seed:think>", false, true)
	require.NoError(t, err)
	require.Len(t, tokens, 2)
	return m, tokens[0], tokens[1]
}
