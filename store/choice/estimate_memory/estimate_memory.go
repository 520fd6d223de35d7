// Package estimate_memory estimates what a model takes.
package estimate_memory

import (
	"rkllmd/store/choice"
)

// EstimateMemory returns how many bytes of memory a model takes whose file has this size, roughly: what its header says
// is not known yet.
//
// **Runs on:** any thread.
func EstimateMemory(size int64) uint64 {
	return uint64(float64(size)*choice.AroundShare) + choice.AroundBytes
}
