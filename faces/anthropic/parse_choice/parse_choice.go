// Package parse_choice reads which functions the model may call, and which it must.
package parse_choice

import (
	"encoding/json"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
)

// ParseChoice reads tool_choice of body into its request, which has the tools. "none" takes them away.
//
// **Runs on:** any thread.
func ParseChoice(body *anthropic.Body) *openai.Refusal {
	const param = "tool_choice"
	request, choice := &body.Request, anthropic.Choice{Type: "auto"}
	if is_given.IsGiven(body.ToolChoice) && json.Unmarshal(body.ToolChoice, &choice) != nil {
		choice.Type = ""
	}
	switch {
	case choice.Type == "none":
		request.Tools = ""
		return nil
	case choice.Type == "auto" && request.Tools == "":
		return nil
	case choice.Type == "auto":
		request.Calls = generation.CallsParsed
	case choice.Type != "any" && choice.Type != "tool" || (choice.Type == "tool") != (choice.Name != ""):
		return refuse_member.RefuseMember(param, `tool_choice is %.80s; it must be {"type": "auto"}, {"type": "any"}, `+
			`{"type": "none"} or {"type": "tool", "name": ...}`, body.ToolChoice)
	case request.Tools == "":
		return refuse_member.RefuseMember(param,
			`there are no tools to choose from: leave tool_choice out, or say {"type": "none"}`)
	default:
		request.Calls, request.Function = generation.CallsForced, choice.Name
	}
	request.OneCall = choice.OnlyOne
	return nil
}
