package context_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_embeddings"
)

func TestCheckEmbeddings(t *testing.T) {
	m := &engine.Model{EmbeddingSize: 3, Facts: engine.Facts{Architecture: "qwen2vl"}}
	require.NoError(t, check_embeddings.CheckEmbeddings(m, "embed", []float32{1, 2, 3, 4, 5, math.MaxFloat32}))
	require.EqualError(t, check_embeddings.CheckEmbeddings(m, "embed", make([]float32, 4)),
		"embed has 4 floats; it must be a multiple of 3, the embedding size of this model")
	require.EqualError(t, check_embeddings.CheckEmbeddings(m, "embed", []float32{1, 2, 3, 4, float32(math.NaN()), 6}),
		"embed has NaN as float 1 of row 1; it must be finite")
	require.EqualError(t, check_embeddings.CheckEmbeddings(m, "embed", []float32{1, 2, float32(math.Inf(-1))}),
		"embed has -Inf as float 2 of row 0; it must be finite")
	m.TokensOnly = true
	require.EqualError(t, check_embeddings.CheckEmbeddings(m, "embed", make([]float32, 3)),
		`embed: a model of architecture "qwen2vl" takes no embeddings in this runtime`)
}
