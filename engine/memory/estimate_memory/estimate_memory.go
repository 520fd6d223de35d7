// Package estimate_memory says how much memory a model will take.
package estimate_memory

import (
	"math/bits"

	"rkllmd/engine"
	"rkllmd/engine/memory"
	"rkllmd/engine/memory/count_copied"
	"rkllmd/engine/memory/plan_compute"
)

// EstimateMemory says how much memory a model of these facts takes with a context of o.Size tokens for each of
// o.Sequences sequences (0: one), for decodes of up to o.Batch tokens (0: as many as llama.cpp computes at once),
// before anything of it is loaded.
//
// It is what llama.cpp takes for models of engine.DenseArchitectures, and near to it for others. Not counted are the
// states of recurrent layers, and what a thread needs while it computes. An encoder computes one text of o.Size tokens
// at once.
//
// **Runs on:** any thread.
func EstimateMemory(f engine.Facts, o engine.ContextOptions) engine.Memory {
	const most = 1 << 60 // keeps the sum in 64 bits
	sequences := uint64(max(o.Sequences, 1))
	outputs := uint64(min(o.Size, memory.MaxComputed))
	if o.Batch > 0 {
		outputs = min(outputs, uint64(o.Batch))
	}
	outputs = max(outputs, sequences)
	if f.Details.Encoder { // a text as a whole, no cache, no choice of a token
		outputs, sequences, f.VocabSize = uint64(o.Size), 1, 0
	}
	tokens := (outputs + sequences - 1) / sequences * sequences
	cells := (uint64(o.Size)*sequences + 255) / 256 * 256

	m := engine.Memory{Context: o.Size, Weights: min(f.TensorBytes+f.Details.Copied, most)}
	if count_copied.CountCopied(f, false) == 0 {
		m.Weights = min(f.TensorBytes, most)
	}
	high, cache := bits.Mul64(f.CachePerToken, cells)
	if m.Cache = min(cache, most); high > 0 {
		m.Cache = most
	}
	m.Compute = min(plan_compute.PlanCompute(f, tokens, outputs, cells)+4*sequences*uint64(f.VocabSize), most)
	m.Total = m.Weights + m.Cache + m.Compute
	return m
}
