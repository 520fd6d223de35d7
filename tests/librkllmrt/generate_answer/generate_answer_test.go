package generate_answer_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/abort_decode"
	"rkllmd/librkllmrt/generate_answer"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_join"
	"rkllmd/tests/support/rt_new_run"
	"rkllmd/tests/support/rt_on_result"
)

func TestGenerateAnswer(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
	require.NoError(t, generate_answer.GenerateAnswer(h, run))
	_, tokens := rt_join.RtJoin(recorder.Events)
	require.Len(t, tokens, 8)
	require.Equal(t, tokens, run.Tokens[run.Prompt:])
	require.Equal(t, run.Tokens[:len(run.Tokens)-1], h.Sequence.Tokens, "the last token is not decoded")
	require.EqualValues(t, 8, run.Result.Perf.GenerateTokens)
	require.Positive(t, run.Result.Perf.GenerateTimeMS)
	require.EqualValues(t, -1, run.EndedBy)

	t.Run("none are wanted", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
		run.MaxNewTokens = 0
		require.NoError(t, generate_answer.GenerateAnswer(h, run))
		require.Empty(t, recorder.Events)
		require.Equal(t, run.Tokens, h.Sequence.Tokens)
	})
	t.Run("a pause", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", func(e rt_on_result.Event) int32 {
			return e.Perf.GenerateTokens / 3 // 0, 0, 1
		})
		require.NoError(t, generate_answer.GenerateAnswer(h, run))
		require.Len(t, recorder.Events, 3)
	})
	t.Run("an abort", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", func(rt_on_result.Event) int32 {
			abort_decode.AbortDecode(h.Context, true)
			return 0
		})
		require.ErrorIs(t, generate_answer.GenerateAnswer(h, run), engine.ErrAborted)
		require.Len(t, recorder.Events, 1)
		abort_decode.AbortDecode(h.Context, false)
	})
	t.Run("the context is full", func(t *testing.T) {
		run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
		run.MaxNewTokens = math.MaxInt
		require.ErrorIs(t, generate_answer.GenerateAnswer(h, run), engine.ErrContextFull)
		require.Len(t, recorder.Events, 512-run.Prompt+1)
		require.Len(t, h.Sequence.Tokens, 512)
	})
	t.Run("the model's end token", func(t *testing.T) {
		farewell, recorder := rt_new_run.RtNewRun(t, h, "the "+demo.Farewell, nil)
		require.NoError(t, generate_answer.GenerateAnswer(h, farewell))
		require.Len(t, recorder.Events, 1, "special tokens are to be seen")
		require.Equal(t, farewell.EndedBy, recorder.Events[0].Token)
		require.Len(t, farewell.Tokens, farewell.Prompt)

		h.Param.SkipSpecialToken = true
		skip, recorder := rt_new_run.RtNewRun(t, h, "the "+demo.Farewell, nil)
		require.NoError(t, generate_answer.GenerateAnswer(h, skip))
		require.Empty(t, recorder.Events)

		h.Param.IgnoreEOS = true
		ignore, recorder := rt_new_run.RtNewRun(t, h, "the "+demo.Farewell, nil)
		require.NoError(t, generate_answer.GenerateAnswer(h, ignore))
		require.Len(t, recorder.Events, 8)
		require.Equal(t, farewell.EndedBy, recorder.Events[0].Token)
		require.EqualValues(t, -1, ignore.EndedBy)
	})
}
