// Package parse_choice reads which functions may, or must, be called.
package parse_choice

import (
	"encoding/json"
	"strings"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
	"rkllmd/generation/calls/list_functions"
	"rkllmd/generation/request/check_tools"
)

// ParseChoice reads tool_choice into body: the mode, and the function that must be called. Without tools, or with
// "none", body.Tools becomes nil.
//
// **Runs on:** any thread.
func ParseChoice(body *openai.Body, chat bool) *openai.Refusal {
	mode, given := "auto", is_given.IsGiven(body.ToolChoice)
	var chosen openai.Choosing
	if given && json.Unmarshal(body.ToolChoice, &mode) != nil {
		mode = ""
		if json.Unmarshal(body.ToolChoice, &chosen) != nil || chosen.Type != "function" || chosen.Function.Name == "" {
			return refuse_member.RefuseMember("tool_choice", "tool_choice is %.80s; it must be %s", body.ToolChoice,
				openai.Choices)
		}
		body.Function = chosen.Function.Name
	}
	if strings.Trim(string(body.Tools), "[] \t\r\n") == "" || string(body.Tools) == "null" { // none, or a list of none
		body.Tools = nil
	}
	calls, known := map[string]generation.CallMode{"none": generation.CallsText, "auto": generation.CallsParsed,
		"required": generation.CallsForced, "": generation.CallsForced}[mode]
	switch {
	case !known || given && mode == "" && body.Function == "":
		return refuse_member.RefuseMember("tool_choice", "tool_choice is %.80s; it must be %s", body.ToolChoice,
			openai.Choices)
	case body.Tools == nil && calls == generation.CallsForced:
		return refuse_member.RefuseMember("tool_choice",
			`tool_choice is %.80s, but there are no tools to choose from: give tools, or leave it out`, body.ToolChoice)
	case body.Tools == nil || calls == generation.CallsText:
		body.Tools = nil
		return nil
	case !chat:
		return refuse_member.RefuseMember("tools", "tools cannot be given here: ask for %s", openai.PathChat)
	}
	if err := check_tools.CheckTools(string(body.Tools)); err != nil {
		refusal := convert_failure.ConvertFailure(err)
		refusal.Fault.Param = new("tools")
		return refusal
	}
	if _, known := list_functions.ListFunctions(string(body.Tools))[body.Function]; body.Function != "" && !known {
		return refuse_member.RefuseMember("tool_choice", "tool_choice names the tool %.80q, which is not one of tools",
			body.Function)
	}
	body.Calls = calls
	return nil
}
