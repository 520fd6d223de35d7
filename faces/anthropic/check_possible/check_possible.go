// Package check_possible refuses what cannot be done.
package check_possible

import (
	"slices"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/check_ranges"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// CheckPossible refuses, by its name, a member that is known and cannot be done, or is out of its range. max_tokens may
// be missing where tokens are counted only.
//
// **Runs on:** any thread.
func CheckPossible(body *anthropic.Body, counting bool) *openai.Refusal {
	most := body.MaxTokens
	switch {
	case most == nil && !counting:
		return refuse_member.RefuseMember("max_tokens",
			`"max_tokens" is missing: say how many tokens the answer may have`)
	case most != nil && (*most < 1 || *most > openai.MaxTokens):
		return refuse_member.RefuseMember("max_tokens", "max_tokens is %d; it must be from 1 to %d", *most,
			openai.MaxTokens)
	case body.Temperature != nil && !(*body.Temperature >= 0 && *body.Temperature <= 1):
		return refuse_member.RefuseMember("temperature", "temperature is %v; it must be from 0 to 1", *body.Temperature)
	case !slices.Contains(anthropic.ThinkingTypes, body.Thinking.Type):
		return refuse_member.RefuseMember("thinking.type", "thinking.type is %.40q; it must be %s",
			body.Thinking.Type, `"enabled", "adaptive" or "disabled"`)
	case is_given.IsGiven(body.Container):
		return refuse_member.RefuseMember("container",
			"container cannot be done here: no code is run for the model; leave it out")
	case len(body.Servers) > 0:
		return refuse_member.RefuseMember("mcp_servers",
			"mcp_servers cannot be done here: give the functions as tools, and call the servers yourself")
	}
	return check_ranges.CheckRanges(&openai.Body{TopP: body.TopP, TopK: body.TopK})
}
