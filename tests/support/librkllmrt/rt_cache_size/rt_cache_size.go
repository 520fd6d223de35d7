// Package rt_cache_size asks how full the cache is.
package rt_cache_size

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
)

// RtCacheSize returns what rkllm_get_kv_cache_size says.
func RtCacheSize(tb testing.TB, m *rt_open.Model) int32 {
	size := rt_memory.RtMemory(tb, 4)
	require.Zero(tb, rt_call.RtCall(m.Library.GetKVCacheSize, m.Handle, uintptr(size)))
	return *(*int32)(unsafe.Pointer(size))
}
