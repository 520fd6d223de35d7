// Package rkllm_read_member reads a member of a C structure.
package rkllm_read_member

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_integer"
	"rkllmd/rkllm/layout/read_string"
)

// RkllmReadMember returns the member that the names lead to: an int64 for whole numbers, a bool, a float32, a string,
// nil for NULL, an unsafe.Pointer for every other pointer, and the bytes of reserved.
func RkllmReadMember(t testing.TB, s *rkllm.Struct, at unsafe.Pointer, names ...string) any {
	f, place := find_member.FindMember(s, at, names...)
	require.NotNil(t, f, "%v", names)
	switch f.Kind {
	case rkllm.Bool:
		return *(*bool)(place)
	case rkllm.Float32:
		return *(*float32)(place)
	case rkllm.Bytes:
		return unsafe.Slice((*byte)(place), f.Length)
	case rkllm.String, rkllm.Floats, rkllm.Int32s, rkllm.PointerTo, rkllm.Pointer:
		address := *(*unsafe.Pointer)(place)
		switch {
		case address == nil:
			return nil
		case f.Kind == rkllm.String:
			return string(read_string.ReadString(address))
		}
		return address
	default:
		return read_integer.ReadInteger(f.Kind, place)
	}
}
