package run_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/librkllmrt/run/generate_answers"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestGenerateAnswers(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
	require.NoError(t, generate_answers.GenerateAnswers(h, run))
	_, tokens := rt_join.RtJoin(recorder.Events)
	require.Len(t, tokens, 8)
	require.Equal(t, tokens, run.Turns[0].Tokens[run.Turns[0].Prompt:])
	require.Equal(t, run.Turns[0].Tokens[:len(run.Turns[0].Tokens)-1], h.Lanes[0].Sequence.Tokens,
		"the last token is not decoded")
	require.EqualValues(t, 8, run.Perf.GenerateTokens)
	require.Positive(t, run.Perf.GenerateTimeMS)
	require.EqualValues(t, -1, run.Turns[0].EndedBy)

	t.Run("none are wanted", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
		run.MaxNewTokens = 0
		require.NoError(t, generate_answers.GenerateAnswers(h, run))
		require.Empty(t, recorder.Events)
		require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)
	})
	t.Run("of several inputs, each what it is alone", func(t *testing.T) {
		several := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 3)
		several.Param.SkipSpecialToken = true
		prompts := []string{"the quiet river", "the " + demo.Farewell, "a warm day and the rain, and the old house"}
		run, recorder := rt_turns.RtTurns(t, several, prompts, nil)
		require.NoError(t, generate_answers.GenerateAnswers(several, run))
		require.Len(t, recorder.Events, 8)
		for i, prompt := range prompts {
			alone, _ := rt_new_run.RtNewRun(t, h, prompt, nil)
			require.NoError(t, generate_answers.GenerateAnswers(h, alone))
			require.Equal(t, alone.Turns[0].Tokens, run.Turns[i].Tokens)
			require.Equal(t, h.Lanes[0].Sequence.Tokens, several.Lanes[i].Sequence.Tokens)
			require.Nil(t, run.Turns[i].Sampler)
		}
		require.True(t, run.Turns[1].Ended)
		require.EqualValues(t, 16, run.Perf.GenerateTokens)
	})
	t.Run("a pause", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", func(e rt_on_result.Event) int32 {
			return e.Perf.GenerateTokens / 3 // 0, 0, 1
		})
		require.NoError(t, generate_answers.GenerateAnswers(h, run))
		require.Len(t, recorder.Events, 3)
	})
	t.Run("an abort", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", func(rt_on_result.Event) int32 {
			abort_decode.AbortDecode(h.Context, true)
			return 0
		})
		require.ErrorIs(t, generate_answers.GenerateAnswers(h, run), engine.ErrAborted)
		require.Len(t, recorder.Events, 1)
		abort_decode.AbortDecode(h.Context, false)
	})
	t.Run("the context is full", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
		run.MaxNewTokens = math.MaxInt
		require.NoError(t, generate_answers.GenerateAnswers(h, run))
		require.True(t, run.Full)
		require.Len(t, recorder.Events, 512-run.Turns[0].Prompt+1)
		require.Len(t, h.Lanes[0].Sequence.Tokens, 512)
	})
}
