// Package parse_tools reads the functions that the model may call.
package parse_tools

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/append_tool"
	"rkllmd/faces/stream/format_message"
)

// ParseTools reads the tools of body: functions, also those of namespaces, as chat templates know them. A search of the
// web that may not reach the web is left out, of the response too: nobody is told that there is one. Tools of other
// types are refused.
//
// **Runs on:** any thread.
func ParseTools(body *responses.Body) *openai.Refusal {
	var list, kept []json.RawMessage
	if is_given.IsGiven(body.Tools) && json.Unmarshal(body.Tools, &list) != nil {
		return refuse_member.RefuseMember("tools", "tools is %.40s; it must be a list", body.Tools)
	}
	var tools []responses.ChatTool
	var refusal *openai.Refusal
	body.Namespaces = map[string]string{}
	for i, written := range list {
		var listed responses.ListedTool
		err := json.Unmarshal(written, &listed)
		if err == nil && listed.Type == "web_search" && listed.Access != nil && !*listed.Access {
			continue
		}
		kept = append(kept, written)
		if err != nil || listed.Type != "namespace" {
			listed.Name, listed.Tools = "", []json.RawMessage{written}
		}
		for _, function := range listed.Tools {
			tools, refusal = append_tool.AppendTool(tools, body.Namespaces, listed.Name, i, function)
			if refusal != nil {
				return refusal
			}
		}
	}
	if len(kept) < len(list) {
		body.Tools = format_message.FormatMessage(kept)
	}
	if len(tools) > 0 {
		body.Request.Tools = string(format_message.FormatMessage(tools))
	}
	return nil
}
