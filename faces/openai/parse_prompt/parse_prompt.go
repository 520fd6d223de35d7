// Package parse_prompt reads a prompt.
package parse_prompt

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/utils/scan/find_null"
)

// ParsePrompt reads the prompts of completions into body: a text, tokens, or a list of texts or of lists of tokens.
//
// **Runs on:** any thread.
func ParsePrompt(body *openai.Body) *openai.Refusal {
	var text string
	var tokens []int32
	var texts []string
	var lists [][]int32
	value := body.Prompt
	if !is_given.IsGiven(value) {
		return refuse_member.RefuseMember("prompt", `"prompt" is missing: give a text, or a list of tokens`)
	}
	switch {
	case find_null.FindNull(value): // which would be token 0
	case json.Unmarshal(value, &text) == nil:
		texts = []string{text}
	case json.Unmarshal(value, &tokens) == nil && len(tokens) > 0:
		lists = [][]int32{tokens}
	case json.Unmarshal(value, &texts) == nil:
		lists = nil
	case json.Unmarshal(value, &lists) == nil:
		texts = nil
	default:
		texts, lists = nil, nil
	}
	for _, one := range texts {
		body.Prompts = append(body.Prompts, openai.Prompt{Text: one})
	}
	for _, one := range lists {
		body.Prompts = append(body.Prompts, openai.Prompt{Tokens: one})
	}
	count := 1
	if body.Count != nil {
		count = *body.Count
	}
	if len(body.Prompts) == 0 {
		return refuse_member.RefuseMember("prompt",
			"prompt is %.40s; it must be a text, a list of tokens, or a list of one of these", value)
	}
	for i, one := range body.Prompts {
		if one.Text == "" && len(one.Tokens) == 0 {
			return refuse_member.RefuseMember("prompt",
				"prompt %d of %d is empty; the model needs a text to go on from",
				i+1, len(body.Prompts))
		}
	}
	if all := count * len(body.Prompts); all > openai.MaxChoices {
		return refuse_member.RefuseMember("prompt", "%d prompts with n of %d make %d answers; a request has %d at most",
			len(body.Prompts), count, all, openai.MaxChoices)
	}
	return nil
}
