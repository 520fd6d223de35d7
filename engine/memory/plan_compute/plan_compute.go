// Package plan_compute plans the compute buffer of a model.
package plan_compute

import (
	"math"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/memory"
	"rkllmd/engine/memory/free_span"
	"rkllmd/engine/memory/plan_forward"
	"rkllmd/engine/memory/take_span"
)

// PlanCompute returns how large the buffer is in which llama.cpp computes a graph of so many tokens, of which so many
// have outputs, with a cache of so many cells. It takes and gives back what the graph of a llama model has, node by
// node: operations that write over their input have no part of their own. Models of other architectures have much the
// same parts.
//
// **Runs on:** any thread.
func PlanCompute(f engine.Facts, tokens, outputs, cells uint64) uint64 {
	p := &memory.Plan{Free: []memory.Span{{Size: math.MaxUint64}}}
	s, row := f.Details.Sizes, 4*tokens
	take, give := take_span.TakeSpan, free_span.FreeSpan

	ids, positions := take(p, row), take(p, row)
	places := []memory.Span{take(p, 2*row), take(p, 2*row)} // of keys and values in the cache
	heads, mask := uint64(0), uint64(0)
	if s.Heads != nil {
		heads = slices.Max(s.Heads)
	}
	if heads > 0 {
		mask = row * cells * f.Details.Masks
	}
	wide := take(p, mask) // the mask in 32 bits, and in 16 once a layer has asked for it
	wanted := take(p, 4*outputs)
	var narrow memory.Span

	state := take(p, row*s.Embedding)
	give(p, ids)
	for layer := range f.Layers {
		last := layer == f.Layers-1
		queries, keys, values := row*heads*s.KeyLength, uint64(0), uint64(0)
		if heads > 0 {
			keys, values = row*s.KeyHeads[layer]*s.KeyLength, row*s.KeyHeads[layer]*s.ValueLength
		}
		norm, plain := take(p, row*s.Embedding), take(p, queries)
		query := take(p, queries) // with its position
		give(p, plain)
		value, plain := take(p, values), take(p, keys)
		give(p, norm)
		key := take(p, keys)
		give(p, plain, key, value) // they are in the cache now
		if layer == 0 {
			narrow = take(p, mask/2)
			give(p, wide)
		}
		seen := take(p, row*heads*s.ValueLength)
		give(p, query)
		if last {
			give(p, positions, places[0], places[1], narrow)
		}
		sum := take(p, row*s.Embedding)
		give(p, seen)
		if last { // rows without output end here
			row = 4 * outputs
			kept := take(p, row*s.Embedding)
			give(p, sum)
			sum = take(p, row*s.Embedding)
			give(p, state, wanted)
			state, sum = sum, kept
		}
		give(p, state)
		state = plan_forward.PlanForward(p, f, row)
		give(p, sum)
	}
	take(p, row*uint64(f.VocabSize))
	return p.End
}
