package run_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/decode_answers"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestDecodeAnswers(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	run.Turns[0].Tokens, run.Turns[0].Prompt, run.Turns[0].Keep, run.Turns[0].Row = nil, 20, 20, 9
	for len(h.Lanes[0].Sequence.Tokens) < 512 {
		run.Turns[0].Tokens = append(run.Turns[0].Tokens, int32(300+len(run.Turns[0].Tokens)%50))
		require.NoError(t, decode_answers.DecodeAnswers(h, run))
	}
	require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
	require.Zero(t, run.Turns[0].Row)

	run.Turns[0].Tokens = append(run.Turns[0].Tokens, 7)
	run.MaxNewTokens = math.MaxInt
	require.NoError(t, decode_answers.DecodeAnswers(h, run))
	require.True(t, run.Full && run.Turns[0].Ended, "without a limit, the context is the limit")
	require.Empty(t, run.Parts)
	require.Len(t, h.Lanes[0].Sequence.Tokens, 512)

	run.MaxNewTokens, run.Turns[0].Ended = 1000, false
	require.NoError(t, decode_answers.DecodeAnswers(h, run))
	require.Len(t, h.Lanes[0].Sequence.Tokens, 512-(512-20)/2+1)
	require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[0].Sequence, []int32{8}, engine.OutputNone),
		"the cache agrees")

	t.Run("of several answers, those that go on", func(t *testing.T) {
		h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 4)
		run, _ := rt_turns.RtTurns(t, h, []string{"a", "b", "c", "d"}, nil)
		for i := range run.Turns {
			run.Turns[i].Tokens, h.Context.Size = []int32{300, 301, 302}[:1+min(i, 2)], 3
			require.NoError(t, prefill_prompts.PrefillPrompts(h, &librkllmrt.Run{Turns: []librkllmrt.Turn{
				{Lane: &h.Lanes[i], Tokens: []int32{300, 301, 302}[:i], Prompt: i, Row: -1}}}, true))
		}
		run.Turns[1].Ended, run.MaxNewTokens = true, math.MaxInt
		require.NoError(t, decode_answers.DecodeAnswers(h, run))
		require.Equal(t, []int{0, 1}, []int{run.Turns[0].Row, run.Turns[2].Row})
		require.Equal(t, []bool{false, true, false, true}, []bool{run.Turns[0].Ended, run.Turns[1].Ended,
			run.Turns[2].Ended, run.Turns[3].Ended})
		require.True(t, run.Full)
		for i, held := range []int{1, 1, 3, 3} {
			require.Len(t, h.Lanes[i].Sequence.Tokens, held)
		}
	})
}
