// Package isolation_noted asks the small library what it has noted.
package isolation_noted

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_get_kv_cache_size"
)

// IsolationNoted returns what the small library has noted of its last call: the function's number and its argument.
// room is in the arena.
func IsolationNoted(tb testing.TB, handle uintptr, room unsafe.Pointer) [2]int32 {
	tb.Helper()
	require.Zero(tb, ask_get_kv_cache_size.AskGetKvCacheSize(handle, uintptr(room)))
	return *(*[2]int32)(room)
}
