// Package write_text puts a text into C memory.
package write_text

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// WriteText returns text, which holds no NUL, as a C string in memory m.
//
// **Runs on:** any thread. Errors: no memory.
func WriteText(m *rkllm.Memory, text string) (unsafe.Pointer, error) {
	block, err := allocate_memory.AllocateMemory(m, uintptr(len(text))+1, 1)
	if err != nil {
		return nil, err
	}
	copy(unsafe.Slice((*byte)(block), len(text)), text)
	return block, nil
}
