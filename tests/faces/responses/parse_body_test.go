package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/responses/parse_body"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseBody(t *testing.T) {
	body, refusal := parse_body.ParseBody([]byte(`{"model": "m", "instructions": "Be brief.", "input": "Hi", "temperature": 0.5,
		"text": {"format": {"type": "json_schema", "schema": {"const": 2.0}}}, "max_output_tokens": 7.0, "store": true,
		"tools": [{"type": "function", "name": "f", "parameters": {"const": 2.0}}], "stream": true}`))
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "system", Content: "Be brief."}, {Role: "user", Content: "Hi"}},
		body.Request.Messages)
	require.Equal(t, []any{"m", `{"const": 2.0}`, 7, true, generation.CallsParsed},
		[]any{body.Model, body.Request.Schema, *body.MaxOutputTokens, body.Stream, body.Request.Calls})
	require.Contains(t, body.Request.Tools, `"parameters":{"const":2.0}`)
	for text, param := range map[string]string{
		`{"input": "a", "background": true}`:                  "background",
		`{"input": "a", "temperature": 3}`:                    "temperature",
		`{"input": "a", "text": {"format": {"type": "xml"}}}`: "text.format",
		`{}`: "input", `{"input": "a", "tools": [{"type": "web_search"}]}`: "tools",
		`{"input": "a", "tool_choice": "required"}`: "tool_choice"} {
		_, refusal := parse_body.ParseBody([]byte(text))
		openai_fault.OpenaiFault(t, refusal, param, "")
	}
	_, refusal = parse_body.ParseBody([]byte(`{"input": "a", "stream": 5}`))
	require.Contains(t, refusal.Fault.Message, "stream")
}
