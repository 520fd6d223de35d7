package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_model"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestDescribeModel(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	b.Model.Architecture, b.Model.HasTemplate = "llama", true
	b.Model.Abilities, b.Model.TemplateError = &engine.Abilities{Tools: true}, "why"
	require.Equal(t, &stream.ModelInfo{Architecture: "llama", MaxTokens: 64, Vocabulary: 256, Runtime: "toy",
		ChatTemplate: true, Writes: &engine.Abilities{Tools: true}, TemplateError: "why", Sequences: 1,
		Capabilities: []string{"pause", "modify", "seed", "logprobs", "messages", "tokens", "sampling", "exact"}},
		describe_model.DescribeModel(b))
	b.Capabilities = generation.Capabilities{Sequences: 1}
	require.Equal(t, []string{}, describe_model.DescribeModel(b).Capabilities)
}
