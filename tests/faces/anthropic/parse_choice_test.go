package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/parse_choice"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseChoice(t *testing.T) {
	for choice, want := range map[string]generation.Request{
		``: {Tools: "[5]", Calls: generation.CallsParsed}, `null`: {Tools: "[5]", Calls: generation.CallsParsed},
		`{"type": "auto"}`: {Tools: "[5]", Calls: generation.CallsParsed}, `{"type": "none"}`: {},
		`{"type": "any", "disable_parallel_tool_use": true}`: {Tools: "[5]", Calls: generation.CallsForced,
			OneCall: true},
		`{"type": "tool", "name": "clock"}`: {Tools: "[5]", Calls: generation.CallsForced,
			Function: "clock"}} {
		body := &anthropic.Body{ToolChoice: json.RawMessage(choice)}
		body.Request.Tools = "[5]"
		require.Nil(t, parse_choice.ParseChoice(body))
		require.Equal(t, want, body.Request, choice)
	}
	body := &anthropic.Body{}
	body.Request.Tools = "[5]"
	for _, choice := range []string{`5`, `"auto"`, `{"type": "tool"}`, `{"type": "any", "name": "a"}`,
		`{"type": "x"}`} {
		body.ToolChoice = json.RawMessage(choice)
		openai_fault.OpenaiFault(t, parse_choice.ParseChoice(body), "tool_choice", choice)
	}
	body = &anthropic.Body{}
	require.Nil(t, parse_choice.ParseChoice(body))
	require.Equal(t, generation.Request{}, body.Request)
	body.ToolChoice = json.RawMessage(`{"type": "any"}`)
	openai_fault.OpenaiFault(t, parse_choice.ParseChoice(body), "tool_choice", "there are no tools")
}
