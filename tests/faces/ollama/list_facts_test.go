package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/list_facts"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

func TestListFacts(t *testing.T) {
	entry := ollama.Entry{Backend: &generation.Backend{Model: generation.ModelInfo{ContextSize: 512}}}
	require.Equal(t, map[string]any{"general.architecture": "rkllm", "rkllm.context_length": 512},
		list_facts.ListFacts(entry, web.Description{}))
	facts := list_facts.ListFacts(entry, web.Description{Architecture: "qwen3", ContextLength: 40960, Parameters: 7,
		Layers: 2, Tokenizer: "gpt2", Name: "Qwen"})
	require.Equal(t, map[string]any{"general.architecture": "qwen3", "qwen3.context_length": 40960,
		"qwen3.block_count":       2,
		"general.parameter_count": uint64(7), "tokenizer.ggml.model": "gpt2", "general.name": "Qwen"}, facts)
}
