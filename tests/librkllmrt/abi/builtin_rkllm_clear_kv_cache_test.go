package abi_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_cache_size"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmClearKVCache(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	clear := m.Library.ClearKVCache
	keep := librkllmrt.CInferParam{KeepHistory: 1}
	require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle, uintptr(rt_text.RtText(t, "the old house.")),
		uintptr(rt_text.RtText(t, " you:")), uintptr(rt_text.RtText(t, " world:"))))
	first := rt_run.RtRun(t, m, rt_run.Request{Prompt: " hello", Infer: keep}, nil)
	text, _ := rt_join.RtJoin(first)
	second := rt_run.RtRun(t, m, rt_run.Request{Prompt: " hello", Infer: keep}, nil)
	require.Less(t, second[32].Perf.PrefillTokens, first[32].Perf.PrefillTokens, "without the system prompt")

	t.Run("all but the system prompt", func(t *testing.T) {
		require.Zero(t, rt_call.RtCall(clear, m.Handle, 1))
		system := rt_cache_size.RtCacheSize(t, m)
		require.Positive(t, system)
		require.Less(t, system, first[32].Perf.PrefillTokens)
		again := rt_run.RtRun(t, m, rt_run.Request{Prompt: " hello", Infer: keep}, nil)
		require.Equal(t, first[32].Perf.PrefillTokens-system, again[32].Perf.PrefillTokens)
		same, _ := rt_join.RtJoin(again)
		require.Equal(t, text, same, "a first turn")
	})
	t.Run("everything", func(t *testing.T) {
		require.Zero(t, rt_call.RtCall(clear, m.Handle, 0))
		require.Zero(t, rt_cache_size.RtCacheSize(t, m))
		again := rt_run.RtRun(t, m, rt_run.Request{Prompt: " hello", Infer: keep}, nil)
		require.Equal(t, first[32].Perf.PrefillTokens, again[32].Perf.PrefillTokens)
		same, _ := rt_join.RtJoin(again)
		require.Equal(t, text, same, "a first turn")
	})
	position := uintptr(unsafe.Pointer(rt_memory.RtMemory(t, 4)))
	for _, ranges := range [][2]uintptr{{position, 0}, {0, position}} {
		require.Equal(t, "one of start_pos and end_pos is NULL; both must point to n_batch (1) integers, or both "+
			"be NULL",
			rt_refused.RtRefused(t, clear, m.Handle, 0, ranges[0], ranges[1]))
	}
	require.Contains(t, rt_refused.RtRefused(t, clear, m.Handle, 0, position, position), "no run is paused")
	size := rt_cache_size.RtCacheSize(t, m)
	require.Positive(t, size, "a refusal clears nothing")

	rt_run.RtRun(t, m, rt_run.Request{Tokens: []int32{1, 300, 301, 302}}, func(rt_on_result.Event) int32 { return 1 })
	end := rt_memory.RtMemory(t, 4)
	*(*int32)(end) = 3
	require.Zero(t, rt_call.RtCall(clear, m.Handle, 0, position, uintptr(end)))
	require.EqualValues(t, 1, rt_cache_size.RtCacheSize(t, m), "302 is left")
	require.Contains(t, rt_refused.RtRefused(t, clear, m.Handle, 0, position, uintptr(end)),
		"the range is [0, 3); it must be 0 <= start_pos < end_pos <= 1")
	require.Zero(t, rt_call.RtCall(clear, m.Handle, 0))
	require.Contains(t, rt_refused.RtRefused(t, clear, m.Handle, 0, position, uintptr(end)), "no run is paused")
	require.Contains(t, rt_refused.RtRefused(t, clear, 0), "NULL")
}
