// Package allocate_block takes a block of an arena.
package allocate_block

import (
	"slices"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arena"
)

// AllocateBlock returns size bytes of the arena, zeroed; nil: there is no room for them. It is the first place where
// they fit.
//
// **Runs on:** any thread. **Holds:** Arena.Mu.
func AllocateBlock(a *rkllm.Arena, size uintptr) unsafe.Pointer {
	size = (max(size, 1) + arena.Unit - 1) &^ (arena.Unit - 1)
	a.Mu.Lock()
	defer a.Mu.Unlock()
	for i := range a.Free {
		span := &a.Free[i]
		if span.Size < size {
			continue
		}
		start := span.Start
		if span.Start, span.Size = span.Start+size, span.Size-size; span.Size == 0 {
			a.Free = slices.Delete(a.Free, i, i+1)
		}
		a.Used[start] = size
		block := unsafe.Add(a.Base, start)
		if size <= arena.Small { // a larger one was given back to the system when it was freed
			clear(unsafe.Slice((*byte)(block), size))
		}
		return block
	}
	return nil
}
