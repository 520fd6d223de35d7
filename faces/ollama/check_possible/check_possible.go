// Package check_possible refuses what cannot be done.
package check_possible

import (
	"rkllmd/faces/conversation"
	"rkllmd/faces/ollama"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
)

// CheckPossible refuses, by its name, a member that is known and cannot be done, and a parameter that is out of its
// range. One that says nothing, such as an empty list, is right.
//
// **Runs on:** any thread.
func CheckPossible(body *ollama.Body) *openai.Refusal {
	o := body.Options
	if len(body.Images) > 0 {
		return refuse_member.RefuseMember("images", "images: %s", conversation.NoImages)
	}
	for _, one := range []struct {
		param, reason string
		asked         bool
	}{
		{"suffix", "text behind the answer is not taken: leave it out", body.Suffix != ""},
		{"template", "a conversation is written by the model's own template: leave it out, or write the prompt " +
			"yourself, with \"raw\": true", body.Template != ""},
		{"context", "with \"raw\": true the prompt is all that the model gets: leave it out",
			body.Raw && len(body.Context) > 0},
		{"system", "with \"raw\": true the prompt is all that the model gets: leave it out",
			body.Raw && body.System != ""},
	} {
		if one.asked {
			return refuse_member.RefuseMember(one.param, "%s cannot be done here: %s", one.param, one.reason)
		}
	}
	switch top := body.TopLogprobs; {
	case top < 0 || top > generation.MaxLogprobs:
		return refuse_member.RefuseMember("top_logprobs", "top_logprobs is %d; it must be from 0 to %d", top,
			generation.MaxLogprobs)
	case top > 0 && !body.Logprobs:
		return refuse_member.RefuseMember("top_logprobs",
			"top_logprobs is %d, but logprobs is not true: give both, or none", top)
	case o.Mirostat != nil && (*o.Mirostat < 0 || *o.Mirostat > 2):
		return refuse_member.RefuseMember("options.mirostat", "options.mirostat is %d; it must be 0 (off), 1 or 2",
			*o.Mirostat)
	}
	return nil
}
