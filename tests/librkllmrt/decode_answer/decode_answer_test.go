package decode_answer_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/decode_tokens"
	"rkllmd/librkllmrt/decode_answer"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
)

func TestDecodeAnswer(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	run.Tokens, run.Prompt, run.Keep, run.Row = nil, 20, 20, 9
	for len(h.Sequence.Tokens) < 512 {
		run.Tokens = append(run.Tokens, int32(300+len(run.Tokens)%50))
		require.NoError(t, decode_answer.DecodeAnswer(h, run))
	}
	require.Equal(t, run.Tokens, h.Sequence.Tokens)
	require.Zero(t, run.Row)

	run.Tokens = append(run.Tokens, 7)
	run.MaxNewTokens = math.MaxInt
	require.ErrorIs(t, decode_answer.DecodeAnswer(h, run), engine.ErrContextFull, "without a limit, the context is the limit")
	require.Len(t, h.Sequence.Tokens, 512)

	run.MaxNewTokens = 1000
	require.NoError(t, decode_answer.DecodeAnswer(h, run))
	require.Len(t, h.Sequence.Tokens, 512-(512-20)/2+1)
	require.Equal(t, run.Tokens, h.Sequence.Tokens)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{8}, engine.OutputNone), "the cache agrees")
}
