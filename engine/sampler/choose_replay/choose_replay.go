// Package choose_replay decides how much of an answer that goes on is chosen once more.
package choose_replay

import "rkllmd/engine"

// ChooseReplay returns from which of t.Given on tokens are chosen once more, len(t.Given) for none of them. It must be
// so where more than the tokens counts for what follows: mirostat keeps a state of all it has seen since the sampling
// was changed last, and in front of a grammar what the model would have said counts, which the tokens do not tell.
//
// **Runs on:** any thread.
func ChooseReplay(t *engine.Task) int {
	if t.Grammar != "" && t.Steer != nil && !t.Bound {
		return 0
	}
	from, sampling := 0, t.Sampling
	for _, change := range t.Changes {
		if change.Index < len(t.Given) {
			from, sampling = change.Index, change.Sampling
		}
	}
	switch {
	case sampling.Mirostat == 0:
		return len(t.Given)
	case t.Grammar != "" && t.Steer != nil && t.BoundAt > from:
		return 0
	}
	return from
}
