// Package embedded holds the types and constants of its room: the engine as a backend.
package embedded

import (
	"rkllmd/engine"
)

// DefaultSampling is Backend.Defaults over engine: what rkllm_createDefaultParam of this runtime says.
var DefaultSampling = engine.Sampling{TopK: 40, TopP: 0.9, Temperature: 0.8, RepeatPenalty: 1.1, MirostatTau: 5,
	MirostatEta: 0.1,
	Seed:        engine.RandomSeed}

// SlotState is the cache of a session, on its way out of a pool or into it.
type SlotState struct {
	Owner  uint64
	Tokens []int32
	State  []byte
	Err    error
}
