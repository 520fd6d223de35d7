// Package check_memory checks that a model fits into the memory.
package check_memory

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/engine/memory/find_largest_context"
)

// CheckMemory checks, before it is loaded, that the model at path, whose facts these are, fits with such a context into
// so many bytes of memory. 0 bytes: the system does not say, and all is accepted.
//
// **Runs on:** any thread. The error has what is needed and what there is, and says what would help.
func CheckMemory(path string, f engine.Facts, o engine.ContextOptions, available uint64) error {
	need := estimate_memory.EstimateMemory(f, o)
	if available == 0 || need.Total <= available {
		return nil
	}
	advice := "use a model of fewer parameters or a smaller quantisation"
	if most := find_largest_context.FindLargestContext(f, o, available); most > 0 {
		advice = fmt.Sprintf("ask for at most %d tokens (max_context_len), or %s", most, advice)
	}
	return fmt.Errorf("%s needs %d MB of memory with a context of %d tokens, %d MB for its weights, %d MB for "+
		"the cache and %d MB to compute, and %d MB are available: %s",
		path, need.Total>>20, o.Size, need.Weights>>20, need.Cache>>20, need.Compute>>20, available>>20, advice)
}
