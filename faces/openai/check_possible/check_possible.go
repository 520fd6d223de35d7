// Package check_possible refuses what cannot be done.
package check_possible

import (
	"encoding/json"
	"slices"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// CheckPossible refuses, by its name, a member that is known and cannot be done. One that says nothing, such as n of
// 1 or an empty list, is right.
//
// **Runs on:** any thread.
func CheckPossible(body *openai.Body) *openai.Refusal {
	var choice string
	_ = json.Unmarshal(body.ToolChoice, &choice)
	chosen := is_given.IsGiven(body.ToolChoice) && choice != "none" && choice != "auto"
	for _, one := range []struct {
		param, reason string
		asked         bool
	}{
		{"n", "one answer is given to a request: ask several times", body.Count != nil && *body.Count != 1},
		{"best_of", "one answer is given to a request: leave it out", body.BestOf != nil && *body.BestOf != 1},
		{"echo", "the prompt is not repeated in the answer: leave it out", body.Echo},
		{"suffix", "text behind the answer is not taken: leave it out", body.Suffix != ""},
		{"tools", "calls of functions are not read out of the answer yet: leave tools out, or say tool_choice \"none\"",
			len(body.Tools) > 0 && choice != "none"},
		{"tool_choice", `there are no tools to choose from: leave it out, or say "none"`, chosen},
		{"functions", "calls of functions are not read out of the answer: leave it out",
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
