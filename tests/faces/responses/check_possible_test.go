package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/check_possible"
	"rkllmd/tests/faces/openai_fault"
)

func TestCheckPossible(t *testing.T) {
	right := []string{`{}`, `{"previous_response_id": null, "conversation": null, "background": false, "store": true,
		"truncation": "disabled", "include": ["reasoning.encrypted_content"], "top_logprobs": 0,
			"max_output_tokens": 1}`}
	for _, text := range right {
		body := &responses.Body{}
		require.NoError(t, json.Unmarshal([]byte(text), body))
		require.Nil(t, check_possible.CheckPossible(body))
	}
	for param, value := range map[string]string{"previous_response_id": `"resp_1"`, "conversation": `"c"`,
		"background": `true`, "prompt": `{"id": "p"}`, "truncation": `"auto"`, "top_logprobs": `3`,
		"include": `["message.output_text.logprobs"]`, "max_output_tokens": `0`} {
		body := &responses.Body{}
		require.NoError(t, json.Unmarshal([]byte(`{"`+param+`": `+value+`}`), body))
		openai_fault.OpenaiFault(t, check_possible.CheckPossible(body), param, param)
	}
}
