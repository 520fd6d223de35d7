// Package parse_tools reads the functions that the model may call.
package parse_tools

import (
	"encoding/json"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/stream/format_message"
)

// ParseTools returns the tools of value as chat templates know them; "": none. Tools that Anthropic's server would run
// itself are refused.
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
	tools := make([]anthropic.ChatTool, len(list))
	for i, written := range list {
		var tool anthropic.Tool
		switch err := json.Unmarshal(written, &tool); {
		case err != nil || tool.Type != "" && tool.Type != "custom":
			return "", refuse_member.RefuseMember("tools", "tools[%d] is %.60s, which cannot be done here: %s", i,
				written, anthropic.ToolForm)
		case tool.Name == "":
			return "", refuse_member.RefuseMember("tools", `tools[%d] has no "name": give the tool's name`, i)
		}
		tools[i] = anthropic.ChatTool{Type: "function", Function: anthropic.ChatFunction{Name: tool.Name,
			Description: tool.Description, Parameters: tool.InputSchema}}
	}
	return string(format_message.FormatMessage(tools)), nil
}
