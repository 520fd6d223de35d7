// Package heap_in_use measures C's heap.
package heap_in_use

// long rkllmd_heap_in_use(void);
import "C"

// HeapInUse returns how many bytes C code has taken from malloc and not given back.
func HeapInUse() int { return int(C.rkllmd_heap_in_use()) }
