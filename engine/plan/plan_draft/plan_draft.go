// Package plan_draft guesses how an answer goes on.
package plan_draft

import (
	"rkllmd/engine"
	"rkllmd/engine/plan/find_match"
)

// PlanDraft returns what t's next part consists of: its last token, and behind it up to most tokens that are
// guessed, because an answer that repeats some of its history (a text that is corrected, names, JSON) goes on as it
// went on there (prompt lookup). The more of the last tokens match, the more are guessed, but not between HalfDraft and
// MostDraft: 9 rows cost a quarter more than 8. After a wrong guess twice as many must match. size is how many tokens
// the sequence holds. The slice is t's own until the next step.
//
// **Runs on:** the pool's thread.
func PlanDraft(t *engine.Task, most, size int) []int32 {
	end := len(t.Tokens)
	most = min(most, t.MaxTokens-t.Generated-1, size-end)
	if most < 1 {
		return t.Tokens[end-1:]
	}
	place, match := find_match.FindMatch(t.Tokens, max(t.Match, engine.LeastMatch))
	if match == 0 {
		return t.Tokens[end-1:]
	}
	guessed := match / engine.MatchPerDraft
	if guessed < engine.MostDraft {
		guessed = min(guessed, engine.HalfDraft)
	}
	t.Draft = append(t.Draft[:0], t.Tokens[end-1])
	for i := range min(most, guessed) {
		t.Draft = append(t.Draft, t.Tokens[place+i%(end-place)]) // beyond the end the repetition repeats itself
	}
	return t.Draft
}
