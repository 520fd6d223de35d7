// Package free_memory frees the C memory of a call.
package free_memory

/*
#include <stdlib.h>
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/free_block"
)

// FreeMemory frees all blocks of m, which is empty afterwards, and can be used again. To free it again does nothing.
//
// **Runs on:** any thread.
func FreeMemory(m *rkllm.Memory) {
	for _, block := range m.Blocks {
		if m.Arena == nil || !free_block.FreeBlock(m.Arena, block) {
			C.free(block)
		}
	}
	*m = rkllm.Memory{Arena: m.Arena}
}
