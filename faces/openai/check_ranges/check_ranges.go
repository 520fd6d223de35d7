// Package check_ranges checks the parameters of a request.
package check_ranges

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_member"
)

// CheckRanges refuses a parameter that is out of its range.
//
// **Runs on:** any thread.
func CheckRanges(body *openai.Body) *openai.Refusal {
	for name, tokens := range map[string]*int{"max_tokens": body.MaxTokens,
		"max_completion_tokens": body.MaxCompletionTokens} {
		if tokens != nil && (*tokens < 1 || *tokens > openai.MaxTokens) {
			return refuse_member.RefuseMember(name, "%s is %d; it must be from 1 to %d", name, *tokens,
				openai.MaxTokens)
		}
	}
	for _, r := range []openai.Range{
		{Name: "temperature", Value: body.Temperature, From: 0, To: 2},
		{Name: "top_p", Value: body.TopP, From: 0, To: 1},
		{Name: "min_p", Value: body.MinP, From: 0, To: 1},
		{Name: "frequency_penalty", Value: body.FrequencyPenalty, From: -2, To: 2},
		{Name: "presence_penalty", Value: body.PresencePenalty, From: -2, To: 2},
		{Name: "repeat_penalty", Value: body.RepeatPenalty, From: 0.01, To: 100},
	} {
		if r.Value != nil && !(*r.Value >= r.From && *r.Value <= r.To) {
			return refuse_member.RefuseMember(r.Name, "%s is %v; it must be from %v to %v", r.Name, *r.Value,
				r.From, r.To)
		}
	}
	switch {
	case body.Count != nil && (*body.Count < 1 || *body.Count > openai.MaxChoices):
		return refuse_member.RefuseMember("n", "n is %d; it must be from 1 to %d", *body.Count, openai.MaxChoices)
	case body.TopK != nil && *body.TopK < 0:
		return refuse_member.RefuseMember("top_k", "top_k is %d; it must be 0 (all tokens) or more", *body.TopK)
	}
	return nil
}
