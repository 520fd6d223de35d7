// Package parse_logprobs reads how many likely tokens are wanted.
package parse_logprobs

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
)

// ParseLogprobs returns how many likely tokens are wanted beside each that was chosen; -1: no logprobs at all.
//
// **Runs on:** any thread.
func ParseLogprobs(body *openai.Body, chat bool) (int, *openai.Refusal) {
	wanted, top := false, 0
	if body.TopLogprobs != nil {
		top = *body.TopLogprobs
	}
	switch {
	case !chat && is_given.IsGiven(body.Logprobs):
		return 0, refuse_member.RefuseMember("logprobs",
			"logprobs cannot be told by %s: ask %s, or leave it out", openai.PathCompletions, openai.PathChat)
	case is_given.IsGiven(body.Logprobs) && json.Unmarshal(body.Logprobs, &wanted) != nil:
		return 0, refuse_member.RefuseMember("logprobs", "logprobs is %.40s; it must be true or false", body.Logprobs)
	case top < 0 || top > generation.MaxLogprobs:
		return 0, refuse_member.RefuseMember("top_logprobs", "top_logprobs is %d; it must be from 0 to %d", top,
			generation.MaxLogprobs)
	case top > 0 && !wanted:
		return 0, refuse_member.RefuseMember("top_logprobs",
			"top_logprobs is %d, but logprobs is not true: give both, or none", top)
	case !wanted:
		return -1, nil
	}
	return top, nil
}
