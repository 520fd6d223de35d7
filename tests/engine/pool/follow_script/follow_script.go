// Package follow_script makes answers say what is wanted.
package follow_script

import (
	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
)

// FollowScript returns a Disturb that makes the model's choice at each place of a history the token that stands there
// in script.
func FollowScript(script []int32) func(*engine.Pool) {
	return func(p *engine.Pool) {
		row := -1
		for _, part := range p.Parts {
			first := len(part.Sequence.Tokens) - len(part.Tokens) + 1
			for i := range part.Tokens {
				row++
				logits, err := read_logits.ReadLogits(p.Context, row)
				if err == nil && first+i < len(script) {
					logits[script[first+i]] = 1000
				}
			}
		}
	}
}
