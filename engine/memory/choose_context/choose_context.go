// Package choose_context decides how large a context is where nobody asks for a size.
package choose_context

import (
	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
)

// ChooseContext returns of how many tokens each sequence is to be in the contexts that a model of these facts is to get
// together (their Size is not looked at): what the model was made for, engine.AutomaticContext at most, and at most so
// many that the contexts take half of what is left of so many available bytes beside the weights, because the machine
// has other things to do too. 0 bytes: the system does not say. It is never fewer than engine.LeastContext, or than the
// model was made for: whether those fit is check_memory's affair.
//
// **Runs on:** any thread.
func ChooseContext(f engine.Facts, contexts []engine.ContextOptions, available uint64) int {
	const step = 256 // llama.cpp's caches are whole numbers of these
	most := min(f.ContextLength, engine.AutomaticContext)
	least := min(f.ContextLength, engine.LeastContext)
	low, high := least, most
	for low < high {
		size, need := (low+high+1)/2, uint64(0)
		var weights uint64
		for _, o := range contexts {
			o.Size = size
			m := estimate_memory.EstimateMemory(f, o)
			weights, need = m.Weights, need+m.Cache+m.Compute
		}
		if available == 0 || weights <= available && need <= (available-weights)/2 {
			low = size
		} else {
			high = size - 1
		}
	}
	if low < most {
		low = max(least, low/step*step)
	}
	return low
}
