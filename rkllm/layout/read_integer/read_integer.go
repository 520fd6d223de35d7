// Package read_integer reads a whole number from C memory.
package read_integer

import (
	"unsafe"

	"rkllmd/rkllm"
)

// ReadInteger returns the whole number of that kind at an address in C memory.
//
// **Runs on:** any thread.
func ReadInteger(kind rkllm.FieldKind, at unsafe.Pointer) int64 {
	switch kind {
	case rkllm.Int8:
		return int64(*(*int8)(at))
	case rkllm.Uint8, rkllm.Bool:
		return int64(*(*uint8)(at))
	case rkllm.Uint32:
		return int64(*(*uint32)(at))
	case rkllm.Size:
		return *(*int64)(at)
	default:
		return int64(*(*int32)(at))
	}
}
