// Package continuation_answer is an answer that is looked at token by token.
package continuation_answer

import (
	"math"
	"time"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/steering/modify_generation"
)

// Answer is what was told of a run, and what another one needs to go on behind any of its tokens.
type Answer struct {
	Modify map[int]engine.Sampling // is to be in force once so many tokens were told
	Tokens []generation.Token
	Bound  []bool // with each of Tokens: whether the grammar had begun
	Last   generation.Event
}

// ContinuationAnswer returns a sink that keeps what is told in a, and modifies the run. Times are left out, and NaN is
// 1, so that answers can be compared.
func ContinuationAnswer(a *Answer) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		if event.Kind == generation.EventDone {
			a.Last = event
			return
		}
		if event.Kind != generation.EventToken {
			return
		}
		token := event.Token
		if token.Time = (time.Time{}); math.IsNaN(token.Logprob) {
			token.Logprob = 1
		}
		a.Tokens, a.Bound = append(a.Tokens, token), append(a.Bound, run.Task.Bound)
		if s, ok := a.Modify[token.Index+1]; ok && token.ID >= 0 {
			_ = modify_generation.ModifyGeneration(run, s)
		}
	}
}
