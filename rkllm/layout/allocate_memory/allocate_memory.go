// Package allocate_memory allocates C memory for a call.
package allocate_memory

/*
#include <stdlib.h>
*/
import "C"

import (
	"fmt"
	"math/bits"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/layout"
)

// AllocateMemory returns zeroed C memory for count elements of size bytes and notes it in m, for free_memory. A block
// is never smaller than rkllm.MinBlock, whatever is asked for, zero bytes included. It is a part of m.Arena, which
// the process of an isolated library shares, where there is one.
//
// **Runs on:** any thread. Errors: more than rkllm.MaxBlock bytes, and an exhausted heap.
func AllocateMemory(m *rkllm.Memory, count, size uintptr) (unsafe.Pointer, error) {
	high, total := bits.Mul64(uint64(count), uint64(size))
	if high != 0 || total > layout.MaxBlock {
		return nil, fmt.Errorf("%d elements of %d bytes are more than the limit of %d bytes", count, size,
			layout.MaxBlock)
	}
	var block unsafe.Pointer
	if m.Arena != nil {
		block = allocate_block.AllocateBlock(m.Arena, max(uintptr(total), layout.MinBlock))
	} else {
		block = C.calloc(1, C.size_t(max(total, layout.MinBlock)))
	}
	if block == nil {
		return nil, fmt.Errorf("out of memory: %d bytes are not to be had", total)
	}
	m.Blocks = append(m.Blocks, block)
	return block, nil
}
