// Package write_default writes the default of one member of a C structure.
package write_default

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/write_integer"
	"rkllmd/rkllm/layout/write_text"
)

// WriteDefault writes the default of f to at, the address of the member in zeroed C memory; a text goes into memory m.
//
// **Runs on:** any thread. Errors: no memory.
func WriteDefault(m *rkllm.Memory, f *rkllm.Field, at unsafe.Pointer) (err error) {
	switch {
	case f.DefaultText != nil:
		var block unsafe.Pointer
		block, err = write_text.WriteText(m, *f.DefaultText)
		*(*uintptr)(at) = uintptr(block) // a number, as write_field says
	case f.DefaultBytes != nil:
		copy(unsafe.Slice((*byte)(at), f.Length), f.DefaultBytes)
	case f.Default == 0: // as the memory is
	case f.Kind == rkllm.Float32:
		*(*float32)(at) = float32(f.Default)
	default:
		write_integer.WriteInteger(f.Kind, at, int64(f.Default))
	}
	return err
}
