package uma_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/parse_request"
)

func TestParseRequest(t *testing.T) {
	members := map[string]json.RawMessage{}
	require.NoError(t, json.Unmarshal(
		[]byte(`{"prompt": "Hi", "max_tokens": 5.0, "temperature": 0.5, "top_p": 0.9, "top_k": 4e1, "stream": false,
		"slo": {"target_ttft_ms": 150, "target_tbt_ms": 80.5, "later": 1}, "metadata": {"k": [1]}, "special": false, "keep_open": true}`), &members))
	request, fault := parse_request.ParseRequest("a", members)
	require.Nil(t, fault)
	topP, topK := float32(0.9), int32(40)
	require.Equal(t, &uma.Request{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi", Letters: true, MaxTokens: 5,
		Temperature: 0.5, TopP: &topP, TopK: &topK, SLO: uma.SLO{TTFT: 150, TBT: 80.5},
		Metadata: json.RawMessage(`{"k": [1]}`), KeepOpen: true, Sampled: true}, request)

	t.Run("defaults", func(t *testing.T) {
		null := json.RawMessage("null")
		request, fault := parse_request.ParseRequest("a", map[string]json.RawMessage{"prompt": json.RawMessage(`"Hi"`),
			"stream": null, "metadata": null, "slo": null})
		require.Nil(t, fault)
		require.Equal(t, &uma.Request{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi", Stream: true}, request)
	})
	for member, value := range map[string]string{"prompt": "1", "max_tokens": "1.5", "temperature": `"hot"`,
		"top_p": "true", "top_k": "0.5", "stream": "1",
		"slo": "[]", "metadata": `"x"`, "special": "1", "keep_open": `"yes"`} {
		t.Run("wrong "+member, func(t *testing.T) {
			members := map[string]json.RawMessage{"prompt": json.RawMessage(`"Hi"`)}
			members[member] = json.RawMessage(value)
			_, fault := parse_request.ParseRequest("a", members)
			require.NotNil(t, fault)
			require.Equal(t, uma.CodeBadRequest, fault.Code)
			require.Contains(t, fault.Message, `"`+member+`" is `+value+"; it must be ")
		})
	}
	for text, value := range map[string]string{
		`"max_tokens" is 0; it must be 1 or more`: `{"prompt": "Hi", "max_tokens": 0}`, `"prompt" is missing`: `{}`,
		`"temperature" is -1`: `{"prompt": "Hi", "temperature": -1}`} {
		members := map[string]json.RawMessage{}
		require.NoError(t, json.Unmarshal([]byte(value), &members))
		_, fault := parse_request.ParseRequest("a", members)
		require.NotNil(t, fault, value)
		require.Contains(t, fault.Message, text)
	}
}
