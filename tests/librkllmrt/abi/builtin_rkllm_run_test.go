package abi_test

import (
	"runtime"
	"slices"
	"testing"
	"unicode/utf8"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/demo"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmRun(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "qwen3"),
		func(p *librkllmrt.CParam) { p.MaxContextLen = demo.TinyContext })
	request := rt_run.Request{Prompt: "the quiet river"}

	events := rt_run.RtRun(t, m, request, nil)
	text, tokens := rt_join.RtJoin(events)
	require.Len(t, tokens, 32)
	require.NotEmpty(t, text)
	for _, event := range events {
		require.Equal(t, unix.Gettid(), event.Thread, "callbacks come on the calling thread")
	}
	last := events[len(events)-1]
	require.True(t, last.NullText)
	require.Equal(t, tokens[31], last.Token)
	require.Positive(t, last.Perf.PrefillTimeMS)
	require.Positive(t, last.Perf.PrefillTokens)
	require.Positive(t, last.Perf.GenerateTimeMS)
	require.EqualValues(t, 32, last.Perf.GenerateTokens)
	require.Greater(t, last.Perf.MemoryUsageMB, float32(5))

	again, _ := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
	require.Equal(t, text, again, "greedy is deterministic, from the cache too")
	request.Infer.MaxNewTokens = 5
	_, five := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
	require.Equal(t, tokens[:5], five)

	t.Run("whole characters", func(t *testing.T) {
		var text string
		var states []int32
		wild := librkllmrt.CSamplingParam{TopP: 1, Temperature: 1, RepeatPenalty: 1}
		request := rt_run.Request{Prompt: "say", Infer: librkllmrt.CInferParam{MaxNewTokens: 1500}, Sampling: &wild}
		for _, event := range rt_run.RtRun(t, m, request, nil) {
			states = append(states, event.State)
			require.True(t, utf8.ValidString(event.Text), "%q", event.Text)
			require.Equal(t, event.State != rkllm.RunNormal, event.NullText)
			text += event.Text
		}
		require.Contains(t, states, rkllm.RunWaiting)
		require.True(t, slices.ContainsFunc([]rune(text), func(r rune) bool { return r > 127 }), "%q", text)
	})
	t.Run("refused", func(t *testing.T) {
		require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.Run, 0))
		require.Contains(t, rt_refused.RtRefused(t, m.Library.Run, 0x123450), "0x123450 is not a live handle")
		require.Equal(t, "rkllm_input is NULL; it must point to an RKLLMInput", rt_refused.RtRefused(t, m.Library.Run,
			m.Handle))
		embed := rt_input.RtInput(t, "", nil)
		embed.InputType = 9
		require.Equal(t, "input_type is 9; it must be 0 (prompt), 1 (token), 2 (embed) or 3 (multimodal)",
			rt_refused.RtRefused(t, m.Library.Run, m.Handle, uintptr(unsafe.Pointer(embed))))
	})
}
