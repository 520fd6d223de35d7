package run_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/deliver_hidden_states"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestDeliverHiddenStates(t *testing.T) {
	h, other := rt_handle.RtHandle(t, "qwen3"), rt_handle.RtHandle(t, "qwen3")
	run, recorder := rt_new_run.RtNewRun(t, h, strings.Repeat(" the quiet river", 30), nil) // several batches of 32
	require.NoError(t, deliver_hidden_states.DeliverHiddenStates(h, run))
	event := recorder.Events[0]
	require.EqualValues(t, run.Turns[0].Prompt, event.Rows)
	require.EqualValues(t, h.Model.EmbeddingSize, event.Width)
	require.True(t, event.NullText)
	require.Nil(t, event.Logits)
	require.Equal(t, librkllmrt.CResultLastHiddenLayer{}, run.Results[0].LastHiddenLayer,
		"they are gone after the callback")
	require.False(t, h.Context.HiddenStates)
	require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Sequence.Tokens)

	set_hidden_states.SetHiddenStates(other.Context, true)
	var want []float32
	for chunk := range slices.Chunk(run.Turns[0].Tokens, 32) {
		require.NoError(t, decode_tokens.DecodeTokens(other.Context, &other.Lanes[0].Sequence, chunk, engine.OutputAll))
		for row := range chunk {
			states, err := read_hidden_states.ReadHiddenStates(other.Context, row)
			require.NoError(t, err)
			want = append(want, states...)
		}
	}
	require.Equal(t, want, event.Hidden, "bit for bit the engine's")

	t.Run("of the new turn only", func(t *testing.T) {
		run.Turns[0].New, run.Perf = 5, librkllmrt.CPerfStat{}
		require.NoError(t, deliver_hidden_states.DeliverHiddenStates(h, run))
		turn := recorder.Events[1]
		require.EqualValues(t, 5, turn.Rows)
		require.EqualValues(t, 6, run.Perf.PrefillTokens,
			"the conversation is taken from the cache, but for its last token")
		require.InDeltaSlice(t, want[len(want)-len(turn.Hidden):], turn.Hidden, 1e-3)
	})
	t.Run("an abort", func(t *testing.T) {
		abort_decode.AbortDecode(h.Context, true)
		require.ErrorIs(t, deliver_hidden_states.DeliverHiddenStates(h, run), engine.ErrAborted)
		require.Len(t, recorder.Events, 2)
		require.False(t, h.Context.HiddenStates)
	})
}
