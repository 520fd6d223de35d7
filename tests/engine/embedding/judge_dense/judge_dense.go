// Package judge_dense looks at the layers behind the pooling of an encoder.
package judge_dense

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/engine/embedding/map_rows"
	"rkllmd/tests/engine/write_other_encoder"
	"rkllmd/utils/turns"
)

// JudgeDense requires that a vector of a gguf.GemmaEncoder is that of the same model without the layers behind the
// pooling, the mean, mapped by those: whether they are computed before the mean is taken, or behind it, is the same,
// because they are linear and have no biases.
func JudgeDense(t *testing.T) {
	t.Helper()
	var vectors [2][]float32
	weights := map[string][]float32{}
	for i, without := range [][]string{gguf.DenseLayers[:], nil} {
		path, tensors := write_other_encoder.WriteOtherEncoder(t, gguf.GemmaEncoder, without...)
		for _, one := range tensors {
			weights[one.Name] = one.Data
		}
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		m, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		e := &embedding.Embedder{Model: m, Size: 600, Threads: 1}
		vectors[i], err = decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, []int32{2, 5, 6, 6, 5, 1, 3})
		free_embedder.FreeEmbedder(e)
		free_model.FreeModel(m)
		require.NoError(t, err)
	}
	plain := make([]float64, len(vectors[0]))
	for i, value := range vectors[0] {
		plain[i] = float64(value)
	}
	wide := map_rows.MapRows([][]float64{plain}, weights[gguf.DenseLayers[0]], make([]float32, 80))
	want := map_rows.MapRows(wide, weights[gguf.DenseLayers[1]], make([]float32, 64))[0]
	require.InDeltaSlice(t, want, vectors[1], 1e-3)
	require.Greater(t, want[0]*want[0]+want[1]*want[1], 1e-2, "these are not zeros")
}
