package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/parse_choice"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseChoice(t *testing.T) {
	const tools = `[{"type": "function", "function": {"name": "get"}}]`
	for choice, want := range map[string]openai.Body{
		"": {Calls: generation.CallsParsed}, "null": {Calls: generation.CallsParsed},
		`"auto"`:     {Calls: generation.CallsParsed},
		`"required"`: {Calls: generation.CallsForced}, `"none"`: {},
		`{"type": "function", "function": {"name": "get"}}`: {Calls: generation.CallsForced, Function: "get"},
	} {
		body := openai.Body{Tools: json.RawMessage(tools), ToolChoice: json.RawMessage(choice)}
		require.Nil(t, parse_choice.ParseChoice(&body, true), choice)
		require.Equal(t, []any{want.Calls, want.Function, choice == `"none"`}, []any{body.Calls, body.Function,
			body.Tools == nil}, choice)
	}
	for _, none := range []string{"", "null", " [ ]"} {
		body := openai.Body{Tools: json.RawMessage(none), ToolChoice: json.RawMessage(`"auto"`)}
		require.Nil(t, parse_choice.ParseChoice(&body, false))
		require.Nil(t, body.Tools)
		body.ToolChoice = json.RawMessage(`"required"`)
		openai_fault.OpenaiFault(t, parse_choice.ParseChoice(&body, true), "tool_choice",
			"there are no tools to choose from")
	}
	for _, wrong := range []string{`"any"`, `""`, `5`, `{"type": "function"}`, `{"type": "allowed_tools"}`} {
		body := openai.Body{Tools: json.RawMessage(tools), ToolChoice: json.RawMessage(wrong)}
		openai_fault.OpenaiFault(t, parse_choice.ParseChoice(&body, true), "tool_choice",
			"tool_choice is "+wrong+"; it must be")
	}
	body := openai.Body{Tools: json.RawMessage(tools),
		ToolChoice: json.RawMessage(`{"type": "function", "function": {"name": "cook"}}`)}
	openai_fault.OpenaiFault(t, parse_choice.ParseChoice(&body, true), "tool_choice", `"cook", which is not one of tools`)
	body = openai.Body{Tools: json.RawMessage(`[{"type": "custom"}]`)}
	openai_fault.OpenaiFault(t, parse_choice.ParseChoice(&body, true), "tools", `tools[0] has type "custom"`)
	openai_fault.OpenaiFault(t, parse_choice.ParseChoice(&body, false), "tools", "ask for /v1/chat/completions")
}
