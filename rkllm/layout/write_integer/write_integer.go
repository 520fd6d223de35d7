// Package write_integer writes a whole number to C memory.
package write_integer

import (
	"unsafe"

	"rkllmd/rkllm"
)

// WriteInteger writes value, which must fit, as a whole number of that kind to an address in C memory.
//
// **Runs on:** any thread.
func WriteInteger(kind rkllm.FieldKind, at unsafe.Pointer, value int64) {
	switch kind {
	case rkllm.Int8, rkllm.Uint8, rkllm.Bool:
		*(*uint8)(at) = uint8(value)
	case rkllm.Size:
		*(*int64)(at) = value
	default:
		*(*uint32)(at) = uint32(value)
	}
}
