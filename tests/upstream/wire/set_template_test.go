package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/set_template"
)

func TestSetTemplate(t *testing.T) {
	for _, test := range []struct {
		kind    string
		request generation.Request
		want    map[string]any
	}{
		{"openai", generation.Request{Thinking: true}, map[string]any{}},
		{"ollama", generation.Request{}, map[string]any{"reasoning_effort": "none"}},
		{"ollama", generation.Request{Thinking: true}, map[string]any{"reasoning_effort": "medium"}},
		{"vllm", generation.Request{OpenThinking: true}, map[string]any{}},
		{"vllm", generation.Request{Arguments: `{"a": "b"}`}, map[string]any{"chat_template_kwargs": map[string]any{
			"a": "b", "enable_thinking": false}}},
	} {
		body := map[string]any{}
		require.NoError(t, set_template.SetTemplate(body, upstream.Kinds[test.kind], &test.request))
		require.Equal(t, test.want, body)
	}
	require.ErrorIs(t, set_template.SetTemplate(map[string]any{}, upstream.Kinds["vllm"],
		&generation.Request{Arguments: "5"}), generation.ErrInvalid)
}
