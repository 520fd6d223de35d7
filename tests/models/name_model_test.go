package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models/name_model"
)

func TestNameModel(t *testing.T) {
	for path, name := range map[string]string{"/m/Qwen3-0.6B.gguf": "Qwen3-0.6B", "/m/a.rkllm": "a",
		"builtin:demo": "demo",
		"":             "toy", "/m/x.bin": "x.bin"} {
		require.Equal(t, name, name_model.NameModel(generation.ModelInfo{Path: path, Name: "toy"}))
	}
}
