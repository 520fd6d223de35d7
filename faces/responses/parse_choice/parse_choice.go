// Package parse_choice reads which functions the model may call, and which it must.
package parse_choice

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
	"rkllmd/generation"
)

// ParseChoice reads tool_choice and parallel_tool_calls of body into its request, which has the tools. "none" takes
// them away.
//
// **Runs on:** any thread.
func ParseChoice(body *responses.Body) *openai.Refusal {
	const param = "tool_choice"
	request, word, choice := &body.Request, "auto", responses.Tool{}
	if is_given.IsGiven(body.ToolChoice) && json.Unmarshal(body.ToolChoice, &word) != nil {
		word = ""
		if json.Unmarshal(body.ToolChoice, &choice) == nil && choice.Type == "function" && choice.Name != "" {
			word = "required"
		}
	}
	switch {
	case word == "none":
		request.Tools = ""
		return nil
	case word == "auto" && request.Tools == "":
		return nil
	case word == "auto":
		request.Calls = generation.CallsParsed
	case word != "required":
		return refuse_member.RefuseMember(param, `tool_choice is %.80s; it must be "none", "auto", "required" or `+
			`{"type": "function", "name": ...}`, body.ToolChoice)
	case request.Tools == "":
		return refuse_member.RefuseMember(param,
			`there are no tools to choose from: leave tool_choice out, or say "none"`)
	default:
		request.Calls, request.Function = generation.CallsForced, choice.Name
	}
	request.OneCall = body.ParallelToolCalls != nil && !*body.ParallelToolCalls
	return nil
}
