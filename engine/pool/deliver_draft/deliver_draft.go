// Package deliver_draft chooses the tokens of an answer whose next ones were guessed.
package deliver_draft

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/deliver_choice"
)

// DeliverDraft chooses t's next tokens by the rows of its part, of which the one at row is the first: each is chosen as
// ever, and as long as it is the guessed one, and the task goes on, the next row is what follows it. It returns how
// many guessed tokens at the end were not chosen: these are in the cache, and have to be taken out of it.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnToken and OnEnd.
func DeliverDraft(p *engine.Pool, t *engine.Task, part []int32, row int) int {
	taken := 0
	for {
		before := len(t.Tokens)
		deliver_choice.DeliverChoice(p, t, row+taken)
		if len(t.Tokens) == before || taken == len(part)-1 || t.Tokens[before] != part[taken+1] ||
			t.End != 0 || t.Control.Load() != pool.ControlGo {
			break
		}
		taken++
	}
	rejected := len(part) - 1 - taken
	switch {
	case rejected == 0:
		t.Match = 0
	case taken == 0:
		t.Match = min(2*max(t.Match, engine.LeastMatch), engine.MostMatch)
	}
	p.Mu.Lock()
	p.Stats.DraftTokens += uint64(len(part) - 1)
	p.Stats.TakenTokens += uint64(taken)
	p.Stats.DecodeTokens += uint64(taken)
	p.Mu.Unlock()
	return rejected
}
