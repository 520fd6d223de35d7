// Package choose_sequences decides how many runs share a model that is loaded.
package choose_sequences

import (
	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ChooseSequences returns how many sequences of shape.Size tokens a context for a loaded model of these facts gets:
// shape.Sequences, or, where that is 0, as many as fit into half of available bytes, engine.DefaultSequences at most,
// and one in any case. The weights are there already; the cache and what is needed to compute must fit into available
// bytes. 0 bytes: the system does not say, and all is accepted.
//
// **Runs on:** any thread. The error is ErrMemory; it has what is needed and what there is, and says what would help.
func ChooseSequences(f engine.Facts, shape engine.ContextOptions, available uint64) (int, error) {
	asked := shape.Sequences
	if asked == 0 {
		shape.Sequences = engine.DefaultSequences
	}
	need := estimate_memory.EstimateMemory(f, shape)
	wanted := need.Cache + need.Compute
	share := available
	if asked == 0 {
		share = available / 2 // the machine has other things to do too
	}
	for available > 0 && (shape.Sequences > 1 && need.Cache+need.Compute > share || shape.Sequences == 1 &&
		need.Cache+need.Compute > available) {
		shape.Sequences--
		need = estimate_memory.EstimateMemory(f, shape)
	}
	switch most := shape.Sequences; {
	case most > 0 && (asked == 0 || most == asked):
		return most, nil
	case most > 0:
		return 0, name_error.NameError(generation.ErrMemory,
			"%d sequences of %d tokens need %d MB of memory beside the model, and %d MB are available: serve with "+
				"--sequences %d (RKLLMD_SEQUENCES) at most, or load the model with a smaller max_context_len",
			asked, shape.Size, wanted>>20, available>>20, most)
	}
	shape.Sequences = 1
	need = estimate_memory.EstimateMemory(f, shape)
	return 0, name_error.NameError(generation.ErrMemory,
		"a sequence of %d tokens needs %d MB of memory beside the model, and %d MB are available: load the model "+
			"with a smaller max_context_len",
		shape.Size, (need.Cache+need.Compute)>>20, available>>20)
}
