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

// FreeMemory frees all blocks of m, which is empty afterwards. To free it again does nothing.
//
// **Runs on:** any thread.
func FreeMemory(m *rkllm.Memory) {
	arena := rkllm.Shared.Load()
	for _, block := range m.Blocks {
		if arena == nil || !free_block.FreeBlock(arena, block) {
			C.free(block)
		}
	}
	*m = rkllm.Memory{}
}
