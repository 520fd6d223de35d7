package ollama_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/check_possible"
)

func TestCheckPossible(t *testing.T) {
	for _, test := range []struct {
		body  ollama.Body
		param string
	}{
		{ollama.Body{Images: []json.RawMessage{}, Options: ollama.Options{MinP: new(float32(0.1)),
			Mirostat: new(int32(2))}, Logprobs: true, TopLogprobs: 20}, ""},
		{ollama.Body{Images: []json.RawMessage{[]byte("1")}}, "images"}, {ollama.Body{Suffix: "a"}, "suffix"},
		{ollama.Body{Template: "a"}, "template"},
		{ollama.Body{Options: ollama.Options{Mirostat: new(int32(3))}}, "options.mirostat"},
		{ollama.Body{Raw: true, Context: []int32{1}}, "context"}, {ollama.Body{Raw: true, System: "a"}, "system"},
		{ollama.Body{TopLogprobs: 1}, "top_logprobs"}, {ollama.Body{Logprobs: true, TopLogprobs: 21}, "top_logprobs"},
	} {
		refusal := check_possible.CheckPossible(&test.body)
		if test.param == "" {
			require.Nil(t, refusal)
			continue
		}
		require.NotNil(t, refusal, test.param)
		require.Equal(t, test.param, *refusal.Fault.Param)
		require.Contains(t, refusal.Fault.Message, test.param)
	}
}
