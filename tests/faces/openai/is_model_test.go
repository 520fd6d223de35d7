package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/is_model"
	"rkllmd/generation"
)

func TestIsModel(t *testing.T) {
	model := generation.ModelInfo{Path: "/m/qwen.gguf", Name: "Qwen 3"}
	for name, right := range map[string]bool{"": true, "qwen": true, "qwen:latest": true, "Qwen 3": true,
		"/m/qwen.gguf": true, "qwen.gguf": true, "QWEN": false, "gpt-4o": false} {
		require.Equal(t, right, is_model.IsModel(model, name), name)
	}
	require.False(t, is_model.IsModel(generation.ModelInfo{Name: "toy"}, "."))
}
