// Package check_possible refuses what cannot be done.
package check_possible

import (
	"slices"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
)

// CheckPossible refuses, by its name, a member that is known and cannot be done, and a bound of tokens that is none.
//
// **Runs on:** any thread.
func CheckPossible(body *responses.Body) *openai.Refusal {
	for _, one := range []struct {
		param, reason string
		asked         bool
	}{
		{"previous_response_id", "responses are not kept: give the whole conversation as input",
			body.PreviousResponseID != ""},
		{"conversation", "conversations are not kept: give the whole of it as input",
			is_given.IsGiven(body.Conversation)},
		{"background", "responses are not kept: wait for this one, or ask for a stream", body.Background},
		{"prompt", "there are no prompts to name: give input and instructions", is_given.IsGiven(body.Prompt)},
		{"truncation", `nothing is cut: say "disabled", or leave it out`,
			body.Truncation != "" && body.Truncation != "disabled"},
		{"top_logprobs", "a response has no logprobs: leave it out, or ask chat completions for them",
			body.TopLogprobs != nil && *body.TopLogprobs != 0},
		{"include", "a response has no logprobs: leave them out, or ask chat completions for them",
			slices.Contains(body.Include, "message.output_text.logprobs")},
	} {
		if one.asked {
			return refuse_member.RefuseMember(one.param, "%s cannot be done here: %s", one.param, one.reason)
		}
	}
	if most := body.MaxOutputTokens; most != nil && (*most < 1 || *most > openai.MaxTokens) {
		return refuse_member.RefuseMember("max_output_tokens", "max_output_tokens is %d; it must be from 1 to %d",
			*most,
			openai.MaxTokens)
	}
	return nil
}
