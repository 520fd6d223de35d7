package embedding_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/embedding/prepare_embedder"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/utils/turns"
)

func TestFreeEmbedder(t *testing.T) {
	e := &embedding.Embedder{Model: engine_load_model.EngineLoadModel(t, "llama"), Size: 256, Threads: 1}
	require.NoError(t, prepare_embedder.PrepareEmbedder(e))
	ended := make(chan error)
	go func() {
		for err := error(nil); ; {
			if _, err = decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{},
				make([]int32, 256)); err != nil {
				ended <- err
				return
			}
		}
	}()
	for range 2 {
		free_embedder.FreeEmbedder(e)
		require.True(t, e.Closed.Load())
		require.Nil(t, e.Context)
	}
	require.ErrorIs(t, <-ended, engine.ErrPoolClosed, "it ends between two decodes, or before the first")
	require.False(t, e.Busy)
}
