// Package check_possible refuses what cannot be done.
package check_possible

import (
	"slices"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// CheckPossible refuses, by its name, a member that is known and cannot be done. One that says nothing, such as
// best_of of 1 or an empty list, is right.
//
// **Runs on:** any thread.
func CheckPossible(body *openai.Body) *openai.Refusal {
	for _, one := range []struct {
		param, reason string
		asked         bool
	}{
		{"best_of", "all answers that are made are given: ask for several by n",
			body.BestOf != nil && *body.BestOf != 1},
		{"echo", "the prompt is not repeated in the answer: leave it out", body.Echo},
		{"suffix", "text behind the answer is not taken: leave it out", body.Suffix != ""},
		{"functions", "functions are given as tools: say tools",
			len(body.Functions) > 0},
		{"logit_bias", "tokens cannot be made more or less likely: leave it out",
			len(body.LogitBias) > 0},
		{"modalities", `answers are text: say ["text"], or leave it out`,
			slices.Contains(body.Modalities, "audio")},
		{"web_search_options", "nothing is looked up in the web: leave it out",
			is_given.IsGiven(body.WebSearchOptions)},
	} {
		if one.asked {
			return refuse_member.RefuseMember(one.param, "%s cannot be done here: %s", one.param, one.reason)
		}
	}
	return nil
}
