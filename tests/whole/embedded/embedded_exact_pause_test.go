package embedded_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/llamafile_sgemm"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/create_handle"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/librkllmrt/rt_cache_size"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_callback"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_param"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// Computed exactly, a run that was paused goes on as if it had not been, and a full context ends it. The middle of the
// cache stays.
func TestEmbeddedExactPause(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	path, prompt := rt_tiny.RtTiny(t, "llama"), []int32{300, 301, 302, 303}
	m := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) { p.MaxContextLen, p.NKeep, p.MaxNewTokens = 64, 2, 100 })
	_, whole := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Tokens: prompt}, nil))
	require.Len(t, whole, 64-4+1, "no shift")

	events := rt_run.RtRun(t, m, rt_run.Request{Tokens: prompt},
		func(e rt_on_result.Event) int32 { return e.Perf.GenerateTokens / 10 })
	_, said := rt_join.RtJoin(events)
	require.Equal(t, whole[:10], said)
	start, end := (*int32)(rt_memory.RtMemory(t, 4)), (*int32)(rt_memory.RtMemory(t, 4))
	*start, *end = 2, 4
	require.NotZero(t, rt_call.RtCall(m.Library.ClearKVCache, m.Handle, 1, uintptr(unsafe.Pointer(start)),
		uintptr(unsafe.Pointer(end))))
	require.EqualValues(t, 4+9, rt_cache_size.RtCacheSize(t, m))
	*start, *end = 11, 13
	require.Zero(t, rt_call.RtCall(m.Library.ClearKVCache, m.Handle, 1, uintptr(unsafe.Pointer(start)),
		uintptr(unsafe.Pointer(end))), "the end can go")
	_, rest := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Tokens: said[7:]}, nil))
	require.Equal(t, whole[10:], rest, "as if nothing had happened")

	t.Run("a model that cannot be computed exactly is refused", func(t *testing.T) {
		llamafile_sgemm.LlamafileSgemm(false) // as on a processor whose kernels differ
		defer llamafile_sgemm.LlamafileSgemm(true)
		_, err := create_handle.CreateHandle(unsafe.Pointer(rt_param.RtParam(t, path, nil)),
			unsafe.Pointer(rt_callback.RtCallback(t, 5)))
		require.EqualError(t, err, "this model cannot be computed exactly here: token 0 has other logits in a batch "+
			"of 1 than in one of 17: serve it without --exact (RKLLMD_EXACT)")
	})
}
