package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/librkllmrt/run/decode_prompts"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestDecodePrompts(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	run.Parts = []engine.Part{{Sequence: &h.Lanes[0].Sequence, Tokens: []int32{1, 5, 6}, Outputs: engine.OutputNone}}
	require.NoError(t, decode_prompts.DecodePrompts(h, run))
	require.EqualValues(t, 3, run.Perf.PrefillTokens)
	time := run.Perf.PrefillTimeMS
	require.Positive(t, time)
	first := h.Rate
	require.Positive(t, first)
	run.Parts = []engine.Part{{Sequence: &h.Lanes[0].Sequence, Tokens: []int32{7}, Outputs: engine.OutputLast}}
	require.NoError(t, decode_prompts.DecodePrompts(h, run))
	require.EqualValues(t, 4, run.Perf.PrefillTokens)
	require.Greater(t, run.Perf.PrefillTimeMS, time)
	require.InEpsilon(t, first+(1/h.Context.Took.Seconds()-first)/2, h.Rate, 1e-9)
	require.Equal(t, []int32{1, 5, 6, 7}, h.Lanes[0].Sequence.Tokens)

	h.Embeddings.Rows = map[int32][]float32{-4: make([]float32, h.Model.EmbeddingSize)}
	run.Parts = []engine.Part{{Sequence: &h.Lanes[0].Sequence, Tokens: []int32{-4, -4}, Outputs: engine.OutputLast}}
	require.NoError(t, decode_prompts.DecodePrompts(h, run))
	require.Equal(t, []int32{1, 5, 6, 7, -4, -4}, h.Lanes[0].Sequence.Tokens)
	run.Parts = []engine.Part{{Sequence: &h.Lanes[0].Sequence, Tokens: []int32{-5}, Outputs: engine.OutputLast}}
	require.Error(t, decode_prompts.DecodePrompts(h, run), "there is no such row")
	require.EqualValues(t, 6, run.Perf.PrefillTokens)

	abort_decode.AbortDecode(h.Context, true)
	run.Parts = []engine.Part{{Sequence: &h.Lanes[0].Sequence, Tokens: []int32{8}, Outputs: engine.OutputLast}}
	require.ErrorIs(t, decode_prompts.DecodePrompts(h, run), engine.ErrAborted)
	require.EqualValues(t, 6, run.Perf.PrefillTokens)
}
