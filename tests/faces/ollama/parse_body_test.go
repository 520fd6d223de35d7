package ollama_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/ollama/parse_body"
)

func TestParseBody(t *testing.T) {
	body, refusal := parse_body.ParseBody([]byte(`{"model": "a", "messages": [{"role": "user", "content": "b"}],
		"format": {"type": "object", "properties": {"b": {"type": "number", "maximum": 2.0}, "a": {}}}, "think": false,
		"keep_alive": "1m", "options": {"stop": "x", "num_ctx": 4096, "temperature": 0, "seed": 7.0}, "unknown": {}, "tools": [{"a": 1.0}]}`), true)
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "user", Content: "b"}}, body.Talk)
	require.Equal(t, `{"type": "object", "properties": {"b": {"type": "number", "maximum": 2.0}, "a": {}}}`, body.Schema)
	require.False(t, *body.Thoughts)
	require.Equal(t, time.Minute, *body.Keep)
	require.Equal(t, []string{"x"}, body.Stops)
	require.EqualValues(t, 7, *body.Options.Seed)
	require.Nil(t, body.Stream)
	require.Equal(t, `[{"a": 1.0}]`, string(body.Tools))
	body, refusal = parse_body.ParseBody([]byte(`{"prompt": "b", "format": null, "options": null, "tools": []}`), false)
	require.Empty(t, body.Tools)
	require.Nil(t, refusal)
	require.Equal(t, "b", body.Prompt)
	for text, param := range map[string]string{`{"images": ["aGk="]}`: "images", `{"options": {"stop": 1}}`: "stop",
		`{"format": 1}`: "format", `{"think": 1}`: "think", `{"keep_alive": "x"}`: "keep_alive",
		`{"messages": 1}`: "messages"} {
		_, refusal = parse_body.ParseBody([]byte(text), true)
		require.NotNil(t, refusal, text)
		require.Equal(t, []any{400, param}, []any{refusal.Status, *refusal.Fault.Param}, text)
	}
	_, refusal = parse_body.ParseBody([]byte("{"), true)
	require.Equal(t, 400, refusal.Status)
}
