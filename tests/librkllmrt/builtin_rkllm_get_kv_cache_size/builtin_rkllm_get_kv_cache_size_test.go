package builtin_rkllm_get_kv_cache_size_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/rt_cache_size"
	"rkllmd/tests/support/rt_memory"
	"rkllmd/tests/support/rt_on_result"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_refused"
	"rkllmd/tests/support/rt_run"
	"rkllmd/tests/support/rt_tiny"
)

func TestBuiltinRkllmGetKVCacheSize(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rt_cache_size.RtCacheSize(t, m))
	request := rt_run.Request{Tokens: []int32{1, 5, 6, 7}, Infer: librkllmrt.CInferParam{MaxNewTokens: 3}}
	size := uintptr(rt_memory.RtMemory(t, 4))
	rt_run.RtRun(t, m, request, func(rt_on_result.Event) int32 {
		require.Contains(t, rt_refused.RtRefused(t, m.Library.GetKVCacheSize, m.Handle, size), "called from inside the result callback")
		return 0
	})
	require.EqualValues(t, 4+3-1, rt_cache_size.RtCacheSize(t, m), "the last token is decoded with the next turn")

	require.Equal(t, "cache_sizes is NULL; it must point to n_batch (1) integers", rt_refused.RtRefused(t, m.Library.GetKVCacheSize, m.Handle))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.GetKVCacheSize, 0, size), "NULL")
}
