// Package rkllm_require_members checks members of a C structure.
package rkllm_require_members

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
)

// RkllmRequireMembers requires the members in want, as rkllm_read_member gives them, of the structure that the names
// lead to.
func RkllmRequireMembers(t testing.TB, s *rkllm.Struct, at unsafe.Pointer, want map[string]any, names ...string) {
	t.Helper()
	for name, value := range want {
		require.Equal(t, value, rkllm_read_member.RkllmReadMember(t, s, at, append(names[:len(names):len(names)],
			name)...), name)
	}
}
