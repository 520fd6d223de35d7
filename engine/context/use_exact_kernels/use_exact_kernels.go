// Package use_exact_kernels chooses between fast and exact computation.
package use_exact_kernels

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/products/llamafile_sgemm"
)

// UseExactKernels makes the models that are loaded from now on compute so that the logits of a token depend only on the
// tokens before it, bit for bit: not on how they were split into batches, on other sequences in a batch, on the number
// of threads or on what was in the cache (on). Off, the default, is the fast way. What exact computation costs depends
// on the weights: those of some types are computed row by row (llamafile_sgemm).
//
// The choice is the whole process's: it is refused while a model is loaded in the other way.
//
// **Runs on:** any thread. **Holds:** engine.Kernels.
func UseExactKernels(on bool) error {
	engine.Kernels.Lock()
	defer engine.Kernels.Unlock()
	if engine.Kernels.Exact == on {
		return nil
	}
	if engine.Kernels.Models > 0 {
		return fmt.Errorf("%d models are loaded, and the same process cannot compute both fast and exactly: free "+
			"them first", engine.Kernels.Models)
	}
	engine.Kernels.Exact = on
	llamafile_sgemm.LlamafileSgemm(on)
	return nil
}
