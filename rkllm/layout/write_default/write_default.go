// Package write_default writes the default of one member of a C structure.
package write_default

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/write_integer"
)

// WriteDefault writes the default of the number f to at, the address of the member in zeroed C memory.
//
// **Runs on:** any thread.
func WriteDefault(f *rkllm.Field, at unsafe.Pointer) {
	switch {
	case f.Default == 0: // as the memory is
	case f.Kind == rkllm.Float32:
		*(*float32)(at) = float32(f.Default)
	default:
		write_integer.WriteInteger(f.Kind, at, int64(f.Default))
	}
}
