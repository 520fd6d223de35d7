package jsonrpc_test

import (
	"slices"
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
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// A callback that returns 1 pauses a single turn; what it left in the cache can be gone on with, and edited before.
func TestPauseAndResume(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	m, fresh := rt_open.RtOpen(t, path, nil), rt_open.RtOpen(t, path, nil)
	prompt := []int32{300, 301, 302, 303}
	_, whole := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: prompt}, nil))
	require.Len(t, whole, 32)

	events := rt_run.RtRun(t, m, rt_run.Request{Tokens: prompt},
		func(e rt_on_result.Event) int32 { return e.Perf.GenerateTokens / 10 })
	_, said := rt_join.RtJoin(events)
	require.Equal(t, whole[:10], said, "it ends at once, with a FINISH")
	require.EqualValues(t, 4+9, rt_cache_size.RtCacheSize(t, m), "what was said last is not in the cache")

	t.Run("it goes on with the token that was said last", func(t *testing.T) {
		events := rt_run.RtRun(t, m, rt_run.Request{Tokens: said[9:], Infer: librkllmrt.CInferParam{MaxNewTokens: 22}},
			nil)
		require.EqualValues(t, 1, events[len(events)-1].Perf.PrefillTokens)
		_, rest := rt_join.RtJoin(events)
		require.Equal(t, whole[10:], rest, "as if nothing had happened")
		_, alone := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Tokens: said[9:]}, nil))
		_, fresh := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: said[9:]}, nil))
		require.Equal(t, fresh, alone, "once; that run was not paused")
	})
	t.Run("it goes on with the whole text, changed at its end", func(t *testing.T) {
		rt_run.RtRun(t, m, rt_run.Request{Tokens: prompt},
			func(e rt_on_result.Event) int32 { return e.Perf.GenerateTokens / 10 })
		changed := slices.Concat(prompt, said[:8], []int32{310, 311})
		events := rt_run.RtRun(t, m, rt_run.Request{Tokens: changed}, nil)
		require.EqualValues(t, 2, events[len(events)-1].Perf.PrefillTokens)
		_, answer := rt_join.RtJoin(events)
		_, want := rt_join.RtJoin(rt_run.RtRun(t, fresh, rt_run.Request{Tokens: changed}, nil))
		require.Equal(t, want, answer)
	})
	t.Run("it goes on behind an edited cache", func(t *testing.T) {
		rt_run.RtRun(t, m, rt_run.Request{Tokens: prompt},
			func(e rt_on_result.Event) int32 { return e.Perf.GenerateTokens / 10 })
		start, end := (*int32)(rt_memory.RtMemory(t, 4)), (*int32)(rt_memory.RtMemory(t, 4))
		for _, part := range [][2]int32{{7, 13}, {2, 4}} { // the end, then two tokens of the prompt
			*start, *end = part[0], part[1]
			require.Zero(t, rt_call.RtCall(m.Library.ClearKVCache, m.Handle, 1, uintptr(unsafe.Pointer(start)),
				uintptr(unsafe.Pointer(end))))
		}
		require.EqualValues(t, 5, rt_cache_size.RtCacheSize(t, m))
		events := rt_run.RtRun(t, m, rt_run.Request{Tokens: []int32{300, 320}}, nil)
		require.EqualValues(t, 2, events[len(events)-1].Perf.PrefillTokens,
			"behind what is left, although it begins in the same way")
		require.EqualValues(t, 5+2+31, rt_cache_size.RtCacheSize(t, m))
		_, again := rt_join.RtJoin(rt_run.RtRun(t, m, rt_run.Request{Tokens: prompt}, nil))
		require.Equal(t, whole, again, "a later prompt takes nothing of it but the beginning, which is clean")
	})
}
