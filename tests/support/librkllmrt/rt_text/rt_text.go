// Package rt_text makes a C string for a test.
package rt_text

import (
	"testing"
	"unsafe"

	"rkllmd/tests/support/librkllmrt/rt_memory"
)

// RtText returns text as a C string that is freed when the test ends.
func RtText(tb testing.TB, text string) unsafe.Pointer {
	memory := rt_memory.RtMemory(tb, len(text)+1)
	copy(unsafe.Slice((*byte)(memory), len(text)), text)
	return memory
}
