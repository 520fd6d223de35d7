// Package require_vectors looks at the vectors of an encoder.
package require_vectors

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/utils/turns"
)

// RequireVectors requires that the encoder at path makes vectors of texts of 3 tokens and of 600, that these are
// numbers, that a text has the same one again, and that its first token sees the last one.
func RequireVectors(t *testing.T, path string) {
	t.Helper()
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err, path)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err, path)
	defer free_model.FreeModel(m)
	m.Facts.Details.Pooling = "cls"
	e := &embedding.Embedder{Model: m, Size: 600, Threads: 1}
	defer free_embedder.FreeEmbedder(e)
	vectors := make([][]float32, 4)
	for i, text := range [][]int32{{2, 5, 3}, make([]int32, 600), {2, 5, 3}, {2, 5, 6}} {
		vectors[i], err = decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, text)
		require.NoError(t, err, path)
		for _, value := range vectors[i] {
			require.False(t, math.IsNaN(float64(value)) || math.IsInf(float64(value), 0), path)
		}
	}
	require.Equal(t, vectors[0], vectors[2], path)
	require.NotEqual(t, vectors[0], vectors[3], path)
}
