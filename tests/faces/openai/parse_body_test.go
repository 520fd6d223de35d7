package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/parse_body"
	"rkllmd/generation"
)

func TestParseBody(t *testing.T) {
	body, refusal := parse_body.ParseBody([]byte(`{"model": "m", "messages": [{"role": "user", "content": "a"}],
		"stop": "b", "response_format": {"type": "json_schema", "json_schema": {"schema": {"const": 2.0}}}, "max_tokens":
		5.0, "logprobs": true, "store": true, "metadata": {"a": 1}, "stream": null}`), true)
	require.Nil(t, refusal)
	require.Equal(t, []any{"m", "a", []string{"b"}, `{"const": 2.0}`, 5, 0}, []any{body.Model, body.Talk[0].Content,
		body.Stops, body.Schema, *body.MaxTokens, body.Alternatives})
	body, refusal = parse_body.ParseBody([]byte(`{"prompt": "a"}`), false)
	require.Nil(t, refusal)
	require.Equal(t, []openai.Prompt{{Text: "a"}}, body.Prompts)
	body, refusal = parse_body.ParseBody([]byte(`{"messages": [{"role": "user", "content": "a"}], "tools": [{"type":
		"function", "function": {"name": "a", "parameters": {"const": 2.0}}}]}`), true)
	require.Nil(t, refusal)
	require.Equal(t, generation.CallsParsed, body.Calls)
	require.Contains(t, string(body.Tools), "2.0")
	for text, words := range map[string]string{"5": "a JSON object is needed", `{"n": 0}`: "n is 0",
		`{"echo": true}`: "echo cannot", `{"tools": 5}`: "tools is", `{"seed": "a"}`: "seed",
		`{"top_p": 2}`: "top_p is 2", `{"stop": 5}`: "stop is 5", `{"response_format": 5}`: "response_format is 5",
		`{"top_logprobs": 5}`: "top_logprobs is 5", `{}`: `"messages" is missing`} {
		_, refusal = parse_body.ParseBody([]byte(text), true)
		require.NotNil(t, refusal, text)
		require.Equal(t, 400, refusal.Status)
		require.Contains(t, refusal.Fault.Message, words)
	}
}
