package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/parse_choice"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseChoice(t *testing.T) {
	for choice, want := range map[string]generation.Request{
		``: {Tools: "[5]", Calls: generation.CallsParsed}, `null`: {Tools: "[5]", Calls: generation.CallsParsed},
		`"auto"`: {Tools: "[5]", Calls: generation.CallsParsed}, `"none"`: {},
		`"required"`:                            {Tools: "[5]", Calls: generation.CallsForced},
		`{"type": "function", "name": "clock"}`: {Tools: "[5]", Calls: generation.CallsForced, Function: "clock"}} {
		body := &responses.Body{ToolChoice: json.RawMessage(choice)}
		body.Request.Tools = "[5]"
		require.Nil(t, parse_choice.ParseChoice(body))
		require.Equal(t, want, body.Request, choice)
	}
	body := &responses.Body{ParallelToolCalls: new(false)}
	body.Request.Tools = "[5]"
	require.Nil(t, parse_choice.ParseChoice(body))
	require.True(t, body.Request.OneCall)
	for _, choice := range []string{`5`, `"never"`, `{"type": "function"}`, `{"type": "web_search"}`} {
		body.ToolChoice = json.RawMessage(choice)
		openai_fault.OpenaiFault(t, parse_choice.ParseChoice(body), "tool_choice", choice)
	}
	body = &responses.Body{}
	require.Nil(t, parse_choice.ParseChoice(body))
	require.Equal(t, generation.Request{}, body.Request)
	body.ToolChoice = json.RawMessage(`"required"`)
	openai_fault.OpenaiFault(t, parse_choice.ParseChoice(body), "tool_choice", "there are no tools")
}
