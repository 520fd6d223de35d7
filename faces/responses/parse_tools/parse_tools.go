// Package parse_tools reads the functions that the model may call.
package parse_tools

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
	"rkllmd/faces/stream/format_message"
)

// ParseTools returns the functions of value as chat templates know them; "": none. Tools of other types are refused.
//
// **Runs on:** any thread.
func ParseTools(value json.RawMessage) (string, *openai.Refusal) {
	var list []json.RawMessage
	if is_given.IsGiven(value) && json.Unmarshal(value, &list) != nil {
		return "", refuse_member.RefuseMember("tools", "tools is %.40s; it must be a list", value)
	}
	if len(list) == 0 {
		return "", nil
	}
	tools := make([]responses.ChatTool, len(list))
	for i, written := range list {
		tool := &tools[i].Function
		switch err := json.Unmarshal(written, tool); {
		case err != nil || tool.Type != "function":
			return "", refuse_member.RefuseMember("tools", "tools[%d] is %.60s, which cannot be done here: %s", i,
				written, responses.ToolForm)
		case tool.Name == "":
			return "", refuse_member.RefuseMember("tools", `tools[%d] has no "name": give the function's name`, i)
		}
		tools[i].Type, tool.Type = "function", ""
	}
	return string(format_message.FormatMessage(tools)), nil
}
