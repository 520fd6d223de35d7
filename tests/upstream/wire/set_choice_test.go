package wire_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/set_choice"
)

func TestSetChoice(t *testing.T) {
	const tools = `[{"type": "function", "function": {"name": "f"}}]`
	for want, request := range map[string]generation.Request{
		`{}`: {},
		`{"response_format": {"type": "json_object"}}`: {Schema: wire.AnyObject},
		`{"response_format": {"type": "json_schema", "json_schema": {"name": "answer", "strict": true,
			"schema": {"type": "number"}}}}`: {Schema: `{"type": "number"}`},
		`{"tools": ` + tools + `}`:                            {Tools: tools, Calls: generation.CallsParsed},
		`{"tools": ` + tools + `, "tool_choice": "required"}`: {Tools: tools, Calls: generation.CallsForced},
		`{"tools": ` + tools + `, "parallel_tool_calls": false, "tool_choice": {"type": "function", "function": {"name":
			"f"}}}`: {Tools: tools, Calls: generation.CallsForced, Function: "f", OneCall: true},
	} {
		body := map[string]any{}
		set_choice.SetChoice(body, &request)
		text, err := json.Marshal(body)
		require.NoError(t, err)
		require.JSONEq(t, want, string(text))
	}
}
