package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/parse_logprobs"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseLogprobs(t *testing.T) {
	for text, want := range map[string]int{"{}": -1, `{"logprobs": false}`: -1, `{"logprobs": true}`: 0,
		`{"logprobs": true, "top_logprobs": 20}`: 20, `{"top_logprobs": 0}`: -1} {
		body := &openai.Body{}
		require.NoError(t, json.Unmarshal([]byte(text), body))
		top, refusal := parse_logprobs.ParseLogprobs(body, true)
		require.Nil(t, refusal, text)
		require.Equal(t, want, top, text)
	}
	for text, param := range map[string]string{`{"logprobs": 3}`: "logprobs", `{"top_logprobs": 3}`: "top_logprobs",
		`{"logprobs": true, "top_logprobs": 21}`: "top_logprobs"} {
		body := &openai.Body{}
		require.NoError(t, json.Unmarshal([]byte(text), body))
		_, refusal := parse_logprobs.ParseLogprobs(body, true)
		openai_fault.OpenaiFault(t, refusal, param, param+" is ")
	}
	for text, want := range map[string]int{"null": -1, "0": 0, "5": 5} {
		top, refusal := parse_logprobs.ParseLogprobs(&openai.Body{Logprobs: json.RawMessage(text)}, false)
		require.Nil(t, refusal, text)
		require.Equal(t, want, top, text)
	}
	for _, text := range []string{"true", "21", "-1"} {
		_, refusal := parse_logprobs.ParseLogprobs(&openai.Body{Logprobs: json.RawMessage(text)}, false)
		openai_fault.OpenaiFault(t, refusal, "logprobs", "logprobs is "+text)
	}
}
