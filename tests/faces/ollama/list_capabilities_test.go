package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/list_capabilities"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

func TestListCapabilities(t *testing.T) {
	header := web.Description{Abilities: &engine.Abilities{Thinking: true}, ChatTemplate: `<tool_call>{"name"`}
	require.Equal(t, []string{"completion", "tools", "thinking"}, list_capabilities.ListCapabilities(ollama.Entry{},
		header))
	loaded := ollama.Entry{Backend: &generation.Backend{}}
	require.Equal(t, []string{"completion"}, list_capabilities.ListCapabilities(loaded, header), "it knows better")
	require.Equal(t, []string{"embedding"}, list_capabilities.ListCapabilities(ollama.Entry{},
		web.Description{Pooling: "mean"}))
}
