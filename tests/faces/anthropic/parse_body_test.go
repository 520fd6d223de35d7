package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic/parse_body"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseBody(t *testing.T) {
	body, refusal := parse_body.ParseBody([]byte(`{"model": "m", "max_tokens": 7.0, "system": "Be brief.", "stream": true,
		"messages": [{"role": "user", "content": "Hi"}], "stop_sequences": ["x"], "metadata": {"user_id": "u"},
		"tools": [{"name": "f", "input_schema": {"const": 2.0}}], "thinking": {"type": "enabled",
			"budget_tokens": 1024},
		"output_config": {"effort": "low", "format": {"type": "json_schema", "schema": {"const": 2.0}}}}`), false)
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "system", Content: "Be brief."}, {Role: "user", Content: "Hi"}},
		body.Request.Messages)
	require.Equal(t, []any{"m", 7, true, []string{"x"}, `{"const": 2.0}`, generation.CallsParsed, false, "enabled"},
		[]any{body.Model, *body.MaxTokens, body.Stream, body.Request.Stop, body.Request.Schema, body.Request.Calls,
			body.Request.Continue, body.Thinking.Type})
	require.Contains(t, body.Request.Tools, `"parameters":{"const":2.0}`)
	body, refusal = parse_body.ParseBody([]byte(`{"messages": [{"role": "user", "content": "Hi"},
		{"role": "assistant", "content": "I"}]}`), true)
	require.Nil(t, refusal)
	require.True(t, body.Request.Continue, "an answer goes on with what the assistant has said")
	const talk = `"messages": [{"role": "user", "content": "Hi"}], `
	for text, param := range map[string]string{`{` + talk + `"stream": false}`: "max_tokens",
		`{"max_tokens": 1}`: "messages",
		`{` + talk + `"max_tokens": 1, "stop_sequences": [""]}`:                            "stop_sequences",
		`{` + talk + `"max_tokens": 1, "output_format": {"type": "xml"}}`:                  "output_format",
		`{` + talk + `"max_tokens": 1, "tools": [{"type": "bash_20250124", "name": "b"}]}`: "tools",
		`{` + talk + `"max_tokens": 1, "tool_choice": {"type": "any"}}`:                    "tool_choice"} {
		_, refusal := parse_body.ParseBody([]byte(text), false)
		openai_fault.OpenaiFault(t, refusal, param, param)
	}
	_, refusal = parse_body.ParseBody([]byte(`{"stream": 5}`), true)
	require.Contains(t, refusal.Fault.Message, "stream")
}
