// Package rt_memory allocates C memory for a test.
package rt_memory

// #include <stdlib.h>
import "C"

import (
	"testing"
	"unsafe"
)

// RtMemory returns size zeroed bytes of C memory that are freed when the test ends.
func RtMemory(tb testing.TB, size int) unsafe.Pointer {
	memory := C.calloc(1, C.size_t(size))
	tb.Cleanup(func() { C.free(memory) })
	return memory
}
