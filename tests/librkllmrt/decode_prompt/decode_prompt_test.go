package decode_prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/abort_decode"
	"rkllmd/librkllmrt/decode_prompt"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
)

func TestDecodePrompt(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	require.NoError(t, decode_prompt.DecodePrompt(h, run, []int32{1, 5, 6}, engine.OutputNone))
	require.Equal(t, 2, run.Row)
	require.EqualValues(t, 3, run.Result.Perf.PrefillTokens)
	time := run.Result.Perf.PrefillTimeMS
	require.Positive(t, time)
	require.NoError(t, decode_prompt.DecodePrompt(h, run, []int32{7}, engine.OutputLast))
	require.Equal(t, 0, run.Row)
	require.EqualValues(t, 4, run.Result.Perf.PrefillTokens)
	require.Greater(t, run.Result.Perf.PrefillTimeMS, time)
	require.Equal(t, []int32{1, 5, 6, 7}, h.Sequence.Tokens)

	h.Embeddings.Rows = map[int32][]float32{-4: make([]float32, h.Model.EmbeddingSize)}
	require.NoError(t, decode_prompt.DecodePrompt(h, run, []int32{-4, -4}, engine.OutputLast))
	require.Equal(t, []int32{1, 5, 6, 7, -4, -4}, h.Sequence.Tokens)
	require.Error(t, decode_prompt.DecodePrompt(h, run, []int32{-5}, engine.OutputLast), "there is no such row")
	require.EqualValues(t, 6, run.Result.Perf.PrefillTokens)

	abort_decode.AbortDecode(h.Context, true)
	require.ErrorIs(t, decode_prompt.DecodePrompt(h, run, []int32{8}, engine.OutputLast), engine.ErrAborted)
	require.EqualValues(t, 6, run.Result.Perf.PrefillTokens)
}
