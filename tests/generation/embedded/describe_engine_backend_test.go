package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/describe_engine_backend"
)

func TestDescribeEngineBackend(t *testing.T) {
	m := &engine.Model{Path: "/m/a.gguf", VocabSize: 100, BOS: -1, EOS: -1, Exact: true}
	b := describe_engine_backend.DescribeEngineBackend(m, 4, 512)
	require.Equal(t, "a.gguf", b.Model.Name)
	require.Equal(t, []int{4, 512, 100}, []int{b.Capabilities.Sequences, b.Model.ContextSize, b.Model.Vocabulary})
	require.True(t, b.Capabilities.Exact && b.Capabilities.NoTemplate)
	require.Nil(t, b.Model.Abilities)
	require.Equal(t, embedded.DefaultSampling, b.Defaults)
	require.Empty(t, b.Model.Runtime)
	engine.Start.Llama = &engine.Llama{Identity: "another llama.cpp"}
	defer func() { engine.Start.Llama = nil }()
	m.Facts.Name, m.Facts.ChatTemplate = "Toy", "{{ x }}"
	b = describe_engine_backend.DescribeEngineBackend(m, 4, 512)
	require.Equal(t, []string{"Toy", "another llama.cpp"}, []string{b.Model.Name, b.Model.Runtime})
	require.True(t, b.Model.HasTemplate && b.Capabilities.Messages)
	require.Equal(t, &engine.Abilities{}, b.Model.Abilities)
	m.Facts.ChatTemplate = "{% nothing %}"
	b = describe_engine_backend.DescribeEngineBackend(m, 4, 512)
	require.Nil(t, b.Model.Abilities)
	require.Contains(t, b.Model.TemplateError, "line 1, column 4")
	m.Facts.Details.Encoder = true
	b = describe_engine_backend.DescribeEngineBackend(m, 4, 512)
	require.Equal(t, generation.Capabilities{Sequences: 1, Tokens: true, EmbedsOnly: true, Exact: true}, b.Capabilities)
	require.Empty(t, b.Model.TemplateError)
}
