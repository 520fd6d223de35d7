package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/check_possible"
	"rkllmd/tests/faces/openai_fault"
)

func TestCheckPossible(t *testing.T) {
	for text, param := range map[string]string{`"best_of": 2`: "best_of", `"echo": true`: "echo",
		`"suffix": "a"`:     "suffix",
		`"functions": [{}]`: "functions", `"logit_bias": {"1": 5}`: "logit_bias", `"web_search_options": {}`: "web_search_options", `"modalities": ["text", "audio"]`: "modalities"} {
		body := &openai.Body{}
		require.NoError(t, json.Unmarshal([]byte("{"+text+"}"), body))
		openai_fault.OpenaiFault(t, check_possible.CheckPossible(body), param, param+" cannot be done here")
	}
	for _, text := range []string{`{"best_of": 1, "echo": false, "suffix": null, "functions": [],
		"logit_bias": { }, "modalities": ["text"], "web_search_options": null}`} {
		body := &openai.Body{}
		require.NoError(t, json.Unmarshal([]byte(text), body))
		require.Nil(t, check_possible.CheckPossible(body), text)
	}
}
