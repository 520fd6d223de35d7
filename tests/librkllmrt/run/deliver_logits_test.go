package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/deliver_logits"
	"rkllmd/rkllm"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestDeliverLogits(t *testing.T) {
	h, other := rt_handle.RtHandle(t, "qwen3"), rt_handle.RtHandle(t, "qwen3")
	run, recorder := rt_new_run.RtNewRun(t, h, "the quiet river", nil)
	require.NoError(t, deliver_logits.DeliverLogits(h, run))
	require.Len(t, recorder.Events, 1)
	event := recorder.Events[0]
	require.Equal(t, rkllm.RunNormal, event.State)
	require.True(t, event.NullText)
	require.Nil(t, event.Hidden)
	require.EqualValues(t, 1, event.Rows)
	require.EqualValues(t, h.Model.VocabSize, event.Width)
	require.Equal(t, librkllmrt.CResultLogits{}, run.Results[0].Logits, "they are gone after the callback")

	require.NoError(t, decode_tokens.DecodeTokens(other.Context, &other.Lanes[0].Sequence, run.Turns[0].Tokens,
		engine.OutputLast))
	logits, err := read_logits.ReadLogits(other.Context, run.Turns[0].Prompt-1)
	require.NoError(t, err)
	require.Equal(t, logits, event.Logits, "bit for bit the engine's")

	abort_decode.AbortDecode(h.Context, true)
	require.ErrorIs(t, deliver_logits.DeliverLogits(h, run), engine.ErrAborted)
	require.Len(t, recorder.Events, 1)
}
