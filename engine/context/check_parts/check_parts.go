// Package check_parts checks what a batch consists of.
package check_parts

import (
	"fmt"

	"rkllmd/engine"
)

// CheckParts checks that parts can be decoded at once by c: 1 to c.Batch tokens in all, none without tokens, each of a
// sequence of its own that the context has. A part that does not fit behind its sequence is engine.ErrContextFull.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func CheckParts(c *engine.Context, parts []engine.Part) error {
	var seen [engine.MaxSequences]bool
	count := 0
	for _, part := range parts {
		count += len(part.Tokens)
		switch id := part.Sequence.ID; {
		case id < 0 || int(id) >= c.Sequences:
			return fmt.Errorf("sequence %d does not exist; this context has 0 to %d", id, c.Sequences-1)
		case seen[id]:
			return fmt.Errorf("sequence %d has two parts in one batch; it may have one", id)
		case len(part.Tokens) == 0 && len(parts) > 1:
			return fmt.Errorf("the part of sequence %d has no tokens", id)
		default:
			seen[id] = true
		}
	}
	if count < 1 || count > c.Batch {
		return fmt.Errorf("%d tokens cannot be decoded at once; this context takes 1 to %d", count, c.Batch)
	}
	for _, part := range parts {
		if len(part.Sequence.Tokens)+len(part.Tokens) > c.Size {
			return engine.ErrContextFull
		}
	}
	return nil
}
