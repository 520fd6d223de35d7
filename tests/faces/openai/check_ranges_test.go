package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/check_ranges"
	"rkllmd/tests/faces/openai_fault"
)

func TestCheckRanges(t *testing.T) {
	for text, param := range map[string]string{`"max_tokens": 0`: "max_tokens",
		`"max_completion_tokens": -1`: "max_completion_tokens", `"temperature": 2.1`: "temperature", `"top_p": -1`: "top_p",
		`"frequency_penalty": 3`: "frequency_penalty", `"presence_penalty": -3`: "presence_penalty",
		`"repeat_penalty": 0`: "repeat_penalty", `"min_p": 1.1`: "min_p", `"top_k": -1`: "top_k", `"n": 0`: "n", `"n": 33`: "n"} {
		body := &openai.Body{}
		require.NoError(t, json.Unmarshal([]byte("{"+text+"}"), body))
		openai_fault.OpenaiFault(t, check_ranges.CheckRanges(body), param, param+" is ")
	}
	body := &openai.Body{}
	require.NoError(t, json.Unmarshal([]byte(`{"max_tokens": 1, "temperature": 2, "top_p": 1, "min_p": 0.1, "top_k": 0,
		"frequency_penalty": -2, "presence_penalty": 2, "repeat_penalty": 1, "max_completion_tokens": null}`), body))
	require.Nil(t, check_ranges.CheckRanges(body))
}
