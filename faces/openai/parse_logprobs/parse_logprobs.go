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
	param, given := "top_logprobs", is_given.IsGiven(body.Logprobs)
	switch {
	case !chat && given && json.Unmarshal(body.Logprobs, &top) != nil:
		return 0, refuse_member.RefuseMember("logprobs",
			"logprobs is %.40s; it must be how many likely tokens are wanted", body.Logprobs)
	case !chat:
		param, wanted = "logprobs", given
	case given && json.Unmarshal(body.Logprobs, &wanted) != nil:
		return 0, refuse_member.RefuseMember("logprobs", "logprobs is %.40s; it must be true or false", body.Logprobs)
	}
	switch {
	case top < 0 || top > generation.MaxLogprobs:
		return 0, refuse_member.RefuseMember(param, "%s is %d; it must be from 0 to %d", param, top,
			generation.MaxLogprobs)
	case top > 0 && chat && !wanted:
		return 0, refuse_member.RefuseMember(param, "%s is %d, but logprobs is not true: give both, or none",
			param, top)
	case !wanted:
		return -1, nil
	}
	return top, nil
}
