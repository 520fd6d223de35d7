package embedding_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/tests/engine/embedding/judge_dense"
	"rkllmd/tests/engine/embedding/judge_encoder"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/utils/turns"
)

func TestDecodeEmbedding(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	m := engine_load_model.EngineLoadModel(t, "llama")
	tokens := []int32{1}
	for i := range int32(150) { // more than two batches
		tokens = append(tokens, 300+i%200)
	}
	c, seq := engine_create_context.EngineCreateContext(t, m, 256, 256), engine.Sequence{}
	set_hidden_states.SetHiddenStates(c, true)
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, tokens, engine.OutputAll))
	mean, last := make([]float64, m.EmbeddingSize), make([]float64, m.EmbeddingSize)
	for row := range tokens {
		states, err := read_hidden_states.ReadHiddenStates(c, row)
		require.NoError(t, err)
		for i, value := range states {
			mean[i] += float64(value) / float64(len(tokens))
			last[i] = float64(value)
		}
	}
	e := &embedding.Embedder{Model: m, Size: 256, Threads: 1}
	t.Cleanup(func() { free_embedder.FreeEmbedder(e) })
	for pooling, want := range map[string][]float64{engine.PoolingNone: last, engine.PoolingLast: last,
		engine.PoolingMean: mean} {
		m.Facts.Details.Pooling = pooling
		for range 2 { // what was before is forgotten
			vector, err := decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, tokens)
			require.NoError(t, err)
			require.InDeltaSlice(t, want, vector, 1e-4, pooling)
			_, err = decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, tokens[:7])
			require.NoError(t, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := decode_embedding.DecodeEmbedding(ctx, e, turns.Client{}, tokens)
	require.ErrorIs(t, err, context.Canceled)
	m.Facts.Details.Pooling = "rank"
	_, err = decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, tokens)
	require.ErrorContains(t, err, `pooling "rank"`)
	m.Facts.Details.Pooling = "cls"
	again := &embedding.Embedder{Model: m, Size: 256, Threads: 1}
	_, err = decode_embedding.DecodeEmbedding(t.Context(), again, turns.Client{}, tokens)
	require.ErrorContains(t, err, "sees no other one")
	for number, pooling := range map[int]string{-1: engine.PoolingMean, 0: engine.PoolingMean, 1: engine.PoolingMean,
		2: engine.PoolingCLS, 3: engine.PoolingLast} {
		judge_encoder.JudgeEncoder(t, number, pooling)
	}
	judge_dense.JudgeDense(t)
}
