package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/generation/embedded/close_encoder"
	"rkllmd/utils/turns"
)

func TestCloseEncoder(t *testing.T) {
	e := &embedding.Embedder{Model: &engine.Model{}}
	end := close_encoder.CloseEncoder(e)
	end()
	end()
	_, err := decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, []int32{1})
	require.ErrorIs(t, err, engine.ErrPoolClosed)
}
