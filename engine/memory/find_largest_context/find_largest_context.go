// Package find_largest_context finds the context that still fits.
package find_largest_context

import (
	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
)

// FindLargestContext returns the largest size of a context, at most o.Size tokens, with which a model of these facts
// fits into so many bytes of memory. 0: not even one token's does.
//
// **Runs on:** any thread.
func FindLargestContext(f engine.Facts, o engine.ContextOptions, available uint64) int {
	low, high := 0, o.Size
	for low < high {
		o.Size = (low + high + 1) / 2
		if estimate_memory.EstimateMemory(f, o).Total <= available {
			low = o.Size
		} else {
			high = o.Size - 1
		}
	}
	return low
}
