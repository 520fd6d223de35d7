package abi_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_cache_size"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_run_batch"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmGetKVCacheSize(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rt_cache_size.RtCacheSize(t, m))
	request := rt_run.Request{Tokens: []int32{1, 5, 6, 7}, Infer: librkllmrt.CInferParam{MaxNewTokens: 3}}
	size := uintptr(rt_memory.RtMemory(t, 4))
	rt_run.RtRun(t, m, request, func(rt_on_result.Event) int32 {
		require.Contains(t, rt_refused.RtRefused(t, m.Library.GetKVCacheSize, m.Handle, size),
			"called from inside the result callback")
		return 0
	})
	require.EqualValues(t, 4+3-1, rt_cache_size.RtCacheSize(t, m), "the last token is decoded with the next turn")

	require.Equal(t, "cache_sizes is NULL; it must point to n_batch (1) integers", rt_refused.RtRefused(t,
		m.Library.GetKVCacheSize, m.Handle))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.GetKVCacheSize, 0, size), "NULL")

	two := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), func(p *librkllmrt.CParam) { p.ExtendParam.NBatch = 2 })
	rt_run_batch.RtRunBatch(t, two, librkllmrt.CInferParam{MaxNewTokens: 3}, nil, rt_input.RtInput(t, "",
		[]int32{1, 5, 6, 7}), rt_input.RtInput(t, "", []int32{1}))
	sizes := unsafe.Slice((*int32)(rt_memory.RtMemory(t, 12)), 3)
	sizes[2] = 99
	require.Zero(t, rt_call.RtCall(two.Library.GetKVCacheSize, two.Handle, uintptr(unsafe.Pointer(&sizes[0]))))
	require.Equal(t, []int32{4 + 3 - 1, 1 + 3 - 1, 99}, sizes, "one for each of n_batch, no more")
}
