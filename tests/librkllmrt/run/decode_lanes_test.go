package run_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/decode_lanes"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/engine_write_mamba"
)

func TestDecodeLanes(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	run := &librkllmrt.Run{}
	for i, tokens := range [][]int32{{1, 300, 301}, {1, 302}} {
		run.Parts = append(run.Parts, engine.Part{Sequence: &h.Lanes[i].Sequence, Tokens: tokens,
			Outputs: engine.OutputLast})
	}
	require.NoError(t, decode_lanes.DecodeLanes(h, run, nil))
	require.Equal(t, []int32{1, 300, 301}, h.Lanes[0].Sequence.Tokens)
	require.Equal(t, []int32{1, 302}, h.Lanes[1].Sequence.Tokens)
	for _, row := range []int{2, 4} {
		_, err := read_logits.ReadLogits(h.Context, row)
		require.NoError(t, err)
	}
	abort_decode.AbortDecode(h.Context, true)
	require.ErrorIs(t, decode_lanes.DecodeLanes(h, run, nil), engine.ErrAborted)
	require.Len(t, h.Lanes[0].Sequence.Tokens, 3, "they are as they were")

	t.Run("rows of embeddings", func(t *testing.T) {
		abort_decode.AbortDecode(h.Context, false)
		run.Parts = []engine.Part{{Sequence: &h.Lanes[1].Sequence, Tokens: []int32{-1}, Outputs: engine.OutputLast}}
		require.NoError(t, decode_lanes.DecodeLanes(h, run, make([]float32, h.Model.EmbeddingSize)))
		require.Equal(t, []int32{1, 302, -1}, h.Lanes[1].Sequence.Tokens)
	})
	t.Run("an abort midway, of a model that cannot go back", func(t *testing.T) {
		h := rt_lanes.RtLanes(t, engine_write_mamba.EngineWriteMamba(t), 2)
		other := engine.Part{Sequence: &h.Lanes[1].Sequence, Tokens: []int32{1, 302}}
		for !h.Context.Cleared { // until one comes midway
			abort_decode.AbortDecode(h.Context, false)
			for i := range h.Lanes {
				require.NoError(t, remove_tokens.RemoveTokens(h.Context, &h.Lanes[i].Sequence, 0))
			}
			run.Parts = []engine.Part{other}
			require.NoError(t, decode_lanes.DecodeLanes(h, run, nil))
			done := make(chan struct{})
			go func() {
				defer close(done)
				time.Sleep(time.Millisecond)
				abort_decode.AbortDecode(h.Context, true)
			}()
			run.Parts = []engine.Part{{Sequence: &h.Lanes[0].Sequence, Tokens: slices.Repeat([]int32{300}, 32)}}
			for len(h.Lanes[0].Sequence.Tokens) < 480 && decode_lanes.DecodeLanes(h, run, nil) == nil {
			}
			<-done
		}
		require.Empty(t, h.Lanes[0].Sequence.Tokens)
		require.Empty(t, h.Lanes[1].Sequence.Tokens, "the others are gone too")
	})
}
