// Package free_block gives back a block of an arena.
package free_block

import (
	"os"
	"slices"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arena"
)

// FreeBlock gives back what allocate_block has returned, and tells whether it was a block of this arena at all. The
// memory of a large block goes back to the system, and is zero when it is used again.
//
// **Runs on:** any thread. **Holds:** Arena.Mu. Follows fallocate(2).
func FreeBlock(a *rkllm.Arena, block unsafe.Pointer) bool {
	if uintptr(block) < uintptr(a.Base) || uintptr(block)-uintptr(a.Base) >= a.Size {
		return false
	}
	start := uintptr(block) - uintptr(a.Base)
	a.Mu.Lock()
	defer a.Mu.Unlock()
	size, found := a.Used[start]
	if !found {
		return false
	}
	delete(a.Used, start)
	if size > arena.Small {
		// whole pages go, the rest is cleared
		page := uintptr(os.Getpagesize())
		low, high := (start+page-1)&^(page-1), (start+size)&^(page-1)
		clear(unsafe.Slice((*byte)(block), low-start))
		clear(unsafe.Slice((*byte)(unsafe.Add(a.Base, high)), start+size-high))
		if unix.Fallocate(int(a.File.Fd()), unix.FALLOC_FL_PUNCH_HOLE|unix.FALLOC_FL_KEEP_SIZE, int64(low),
			int64(high-low)) != nil {
			clear(unsafe.Slice((*byte)(unsafe.Add(a.Base, low)), high-low))
		}
	}
	i := 0
	for i < len(a.Free) && a.Free[i].Start < start {
		i++
	}
	a.Free = slices.Insert(a.Free, i, rkllm.Span{Start: start, Size: size})
	if i+1 < len(a.Free) && a.Free[i].Start+a.Free[i].Size == a.Free[i+1].Start {
		a.Free[i].Size += a.Free[i+1].Size
		a.Free = slices.Delete(a.Free, i+1, i+2)
	}
	if i > 0 && a.Free[i-1].Start+a.Free[i-1].Size == a.Free[i].Start {
		a.Free[i-1].Size += a.Free[i].Size
		a.Free = slices.Delete(a.Free, i, i+1)
	}
	return true
}
