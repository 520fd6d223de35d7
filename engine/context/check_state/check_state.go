// Package check_state checks the state of a sequence.
package check_state

import (
	"encoding/binary"
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/context"
)

// CheckState checks that state is what the cache of a model with these facts holds for so many tokens: its length, and
// for every position one cell, which belongs to no other sequence. llama.cpp does not look at these before it uses
// them. The types and sizes of keys and values, which follow, it does check.
//
// **Runs on:** any thread.
func CheckState(facts engine.Facts, tokens int, state []byte) error {
	want := uint64(context.StateHead+context.StateTail+context.StateLayer*facts.Layers) +
		uint64(tokens)*(context.StateCell+facts.CachePerToken)
	if uint64(len(state)) != want {
		return fmt.Errorf("the state of %d tokens has %d bytes; it must have %d", tokens, len(state), want)
	}
	if streams, cells := binary.LittleEndian.Uint32(state), binary.LittleEndian.Uint32(state[4:]); streams != 1 ||
		uint64(cells) != uint64(tokens) {
		return fmt.Errorf("the state has %d streams and %d cells; it must have 1 and %d", streams, cells, tokens)
	}
	seen := make([]bool, tokens)
	for i := range tokens {
		cell := state[context.StateHead+i*context.StateCell:]
		position, sequences, sequence := binary.LittleEndian.Uint32(cell), binary.LittleEndian.Uint32(cell[4:]),
			binary.LittleEndian.Uint32(cell[8:])
		switch {
		case sequences != 1 || sequence != 0:
			return fmt.Errorf("cell %d of the state belongs to %d sequences, the first being %d; it must be "+
				"sequence 0 alone", i, sequences, sequence)
		case uint64(position) >= uint64(tokens) || seen[position]:
			return fmt.Errorf("cell %d of the state is for position %d; there must be one for each of 0 to %d", i,
				position, tokens-1)
		}
		seen[position] = true
	}
	return nil
}
