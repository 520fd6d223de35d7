// Package favour_successors makes answers repeat themselves.
package favour_successors

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
)

// FavourSuccessors is a Disturb: it makes one token very likely behind each token, so that answers come back to what
// was said, and now and then leave it.
func FavourSuccessors(p *engine.Pool) {
	row := -1
	for _, part := range p.Parts {
		for _, token := range part.Tokens {
			row++
			if logits, err := read_logits.ReadLogits(p.Context, row); err == nil {
				logits[300+(token*7+token/9)%40] = slices.Max(logits) + 1.5
			}
		}
	}
}
