// Package dropin_member reads a member of a structure.
package dropin_member

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// DropinMember returns the bytes of a member, as a number, of the structure that s lays out at an address; the names
// lead to it.
func DropinMember(tb testing.TB, s *rkllm.Struct, at unsafe.Pointer, names ...string) uint64 {
	tb.Helper()
	field, place := find_member.FindMember(s, at, names...)
	require.NotNil(tb, field, "%v", names)
	switch field.Kind {
	case rkllm.Int8, rkllm.Uint8, rkllm.Bool:
		return uint64(*(*uint8)(place))
	case rkllm.Int32, rkllm.Uint32, rkllm.Float32:
		return uint64(*(*uint32)(place))
	}
	return *(*uint64)(place)
}
