// Package add_hidden_states adds up hidden states.
package add_hidden_states

import (
	"rkllmd/engine"
	"rkllmd/engine/context/read_hidden_states"
)

// AddHiddenStates adds the hidden states of those rows of the last decode, from up to, not including, to, that have
// output to sum.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func AddHiddenStates(c *engine.Context, from, to int, sum []float64) error {
	for row := from; row < to; row++ {
		if c.Buffers.Wanted[row] == 0 {
			continue
		}
		states, err := read_hidden_states.ReadHiddenStates(c, row)
		if err != nil {
			return err
		}
		for i, value := range states {
			sum[i] += float64(value)
		}
	}
	return nil
}
