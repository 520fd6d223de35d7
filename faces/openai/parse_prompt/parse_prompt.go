// Package parse_prompt reads a prompt.
package parse_prompt

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParsePrompt reads a prompt of completions into body: a text, tokens, or a list of one of these.
//
// **Runs on:** any thread.
func ParsePrompt(body *openai.Body) *openai.Refusal {
	var texts []string
	var lists [][]int32
	value := body.Prompt
	if json.Unmarshal(value, &texts) != nil {
		texts = nil
	}
	if json.Unmarshal(value, &lists) != nil {
		lists = nil
	}
	switch {
	case !is_given.IsGiven(value):
		return refuse_member.RefuseMember("prompt", `"prompt" is missing: give a text, or a list of tokens`)
	case json.Unmarshal(value, &body.Text) == nil && body.Text != "":
		return nil
	case len(texts) == 1 && texts[0] != "":
		body.Text = texts[0]
		return nil
	case json.Unmarshal(value, &body.Tokens) == nil && len(body.Tokens) > 0:
		return nil
	case len(lists) == 1 && len(lists[0]) > 0:
		body.Tokens = lists[0]
		return nil
	case len(texts) > 1 || len(lists) > 1:
		return refuse_member.RefuseMember("prompt",
			"prompt has %d prompts; one answer is given to a request: ask several times", max(len(texts), len(lists)))
	default:
		return refuse_member.RefuseMember("prompt", "prompt is %.40s; it must be a text, or a list of tokens", value)
	}
}
