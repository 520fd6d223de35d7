package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/stream/format_message"
	"rkllmd/tests/faces/responses/responses_answer"
)

func TestCreateAnswer(t *testing.T) {
	answer := responses_answer.ResponsesAnswer(&responses.Body{Stream: true, Model: "m", Instructions: new("i"),
		ParallelToolCalls: new(false), Tools: json.RawMessage(`[5]`), Metadata: json.RawMessage("null")})
	require.True(t, answer.Events)
	require.Regexp(t, `^resp_[A-Za-z0-9]{24}$`, answer.Response.ID)
	require.Equal(t, answer.Response.ID, answer.Answer.ID)
	text := string(format_message.FormatMessage(answer.Response))
	for _, want := range []string{`"object":"response"`, `"status":"in_progress"`, `"model":"m"`, `"instructions":"i"`,
		`"parallel_tool_calls":false`, `"tools":[5]`, `"metadata":{}`, `"text":{"format":{"type":"text"}}`,
		`"tool_choice":"auto"`, `"output":[]`, `"usage":null`, `"error":null`, `"previous_response_id":null`} {
		require.Contains(t, text, want)
	}
	require.True(t, responses_answer.ResponsesAnswer(&responses.Body{}).Response.ParallelToolCalls)
}
