package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_cache_size"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_text"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/engine_write_mamba"
)

// A full context moves on where it can: the answer, and the conversation, may be longer than the context.
func TestContextShift(t *testing.T) {
	path := rt_tiny.RtTiny(t, "qwen3")
	m := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) { p.MaxContextLen, p.NKeep, p.MaxNewTokens = 64, 8, 300 })
	fresh := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) { p.MaxContextLen, p.MaxNewTokens = 2048, 300 })
	request := rt_run.Request{Tokens: []int32{300, 301, 302, 303, 304, 305, 306, 307, 308, 309}}
	_, long := rt_join.RtJoin(rt_run.RtRun(t, fresh, request, nil))
	_, answer := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
	require.Len(t, answer, 300, "four times the context")
	require.Equal(t, long[:64-10], answer[:64-10], "until the first shift nothing differs")
	require.LessOrEqual(t, rt_cache_size.RtCacheSize(t, m), int32(64))

	t.Run("the next single turn begins anew", func(t *testing.T) {
		events := rt_run.RtRun(t, m, request, nil)
		require.EqualValues(t, 2, events[300].Perf.PrefillTokens, "but for the 8 tokens that were kept")
		_, again := rt_join.RtJoin(events)
		require.Equal(t, answer, again)
	})
	t.Run("a conversation goes on and on", func(t *testing.T) {
		require.Zero(t, rt_call.RtCall(m.Library.SetChatTemplate, m.Handle,
			uintptr(rt_text.RtText(t, "the old house.")),
			uintptr(rt_text.RtText(t, " you:")), uintptr(rt_text.RtText(t, " world:"))))
		infer := librkllmrt.CInferParam{KeepHistory: 1, MaxNewTokens: 20}
		for turn := range 12 {
			events := rt_run.RtRun(t, m, rt_run.Request{Prompt: " the quiet river", Infer: infer}, nil)
			require.Len(t, events, 21)
			require.LessOrEqual(t, rt_cache_size.RtCacheSize(t, m), int32(64))
			if turn > 0 {
				require.Less(t, events[20].Perf.PrefillTokens, int32(15),
					"only the new turn is decoded, also after a shift")
			}
		}
		require.Zero(t, rt_call.RtCall(m.Library.ClearKVCache, m.Handle, 1))
		require.Positive(t, rt_cache_size.RtCacheSize(t, m), "the beginning of the system prompt is still there")
	})
	t.Run("without a limit, the context is the limit", func(t *testing.T) {
		m := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) {
			p.MaxContextLen, p.NKeep, p.MaxNewTokens = 64, 8,
				-1
		})
		_, answer := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
		require.Equal(t, long[:64-10+1], answer)
	})
	t.Run("a model with a recurrent state ends its answer", func(t *testing.T) {
		m := rt_open.RtOpen(t, engine_write_mamba.EngineWriteMamba(t), func(p *librkllmrt.CParam) {
			p.MaxContextLen, p.MaxNewTokens, p.IgnoreEOSToken = 64, 300, 1
		})
		_, answer := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
		require.Len(t, answer, 64-10+1)
		infer := librkllmrt.CInferParam{KeepHistory: 1, MaxNewTokens: 20}
		for range 6 {
			// its conversation is decoded anew
			rt_run.RtRun(t, m, rt_run.Request{Tokens: request.Tokens, Infer: infer}, nil)
		}
	})
}
