package embedding_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/embedding/prepare_embedder"
	"rkllmd/tests/engine/embedding/require_vectors"
	"rkllmd/tests/engine/write_other_encoder"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestPrepareEmbedder(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	e := &embedding.Embedder{Model: m, Size: 64, Threads: 1}
	require.NoError(t, prepare_embedder.PrepareEmbedder(e))
	c := e.Context
	require.True(t, c.HiddenStates)
	require.NoError(t, prepare_embedder.PrepareEmbedder(e))
	require.Same(t, c, e.Context)
	free_embedder.FreeEmbedder(e)
	require.ErrorIs(t, prepare_embedder.PrepareEmbedder(e), engine.ErrPoolClosed)
	large := &embedding.Embedder{Model: m, Size: 1 << 20, Threads: 1}
	require.ErrorContains(t, prepare_embedder.PrepareEmbedder(large), "this model takes 1 to")
	for _, architecture := range []string{"nomic-bert", "jina-bert-v2", "neo-bert", "jina-bert-v3", "nomic-bert-moe",
		"gemma-embedding"} {
		path, _ := write_other_encoder.WriteOtherEncoder(t, architecture)
		require_vectors.RequireVectors(t, path)
	}
}
