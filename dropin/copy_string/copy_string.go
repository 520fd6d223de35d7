// Package copy_string copies a C string into C memory.
package copy_string

import (
	"unsafe"

	"rkllmd/librkllmrt/read/copy_text"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// CopyString returns a copy in memory of m of the C string at text; NULL stays NULL. name is what an error calls it.
//
// **Runs on:** any thread. Errors: a text without an end; no memory.
func CopyString(m *rkllm.Memory, name string, text unsafe.Pointer) (unsafe.Pointer, error) {
	if text == nil {
		return nil, nil
	}
	content, err := copy_text.CopyText(name, text)
	if err != nil {
		return nil, err
	}
	block, err := allocate_memory.AllocateMemory(m, 1, uintptr(len(content))+1)
	if err != nil {
		return nil, err
	}
	copy(unsafe.Slice((*byte)(block), len(content)), content)
	return block, nil
}
