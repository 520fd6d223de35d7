// Package judge_encoder compares an encoder with its definition.
package judge_encoder

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/engine/embedding/evaluate_encoder"
	"rkllmd/tests/support/models/write_encoder_model"
	"rkllmd/utils/turns"
)

// JudgeEncoder requires that the vectors of an encoder with this number of pooling_type are those of evaluate_encoder,
// pooled as the name says, whatever was computed before: their cosine is 1 to 4 digits, with attention and GELU of
// 16-bit floats.
func JudgeEncoder(t *testing.T, number int, pooling string) {
	t.Helper()
	path, tensors := write_encoder_model.WriteEncoderModel(t, number)
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	m, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	defer free_model.FreeModel(m)
	e := &embedding.Embedder{Model: m, Size: 600, Threads: 1}
	defer free_embedder.FreeEmbedder(e)
	for _, length := range []int{1, 7, 100, 600, 3} {
		tokens := make([]int32, length)
		for i := range tokens {
			tokens[i] = int32((i*i + length) % m.VocabSize)
		}
		states := evaluate_encoder.EvaluateEncoder(tensors, tokens)
		rows := map[string][][]float64{engine.PoolingMean: states, engine.PoolingCLS: states[:1],
			engine.PoolingLast: states[length-1:]}[pooling]
		vector, err := decode_embedding.DecodeEmbedding(t.Context(), e, turns.Client{}, tokens)
		require.NoError(t, err)
		product, one, other := 0.0, 0.0, 0.0
		for i, value := range vector {
			want := 0.0
			for _, row := range rows {
				want += row[i] / float64(len(rows))
			}
			product, one, other = product+want*float64(value), one+want*want, other+float64(value)*float64(value)
		}
		require.InDelta(t, 1, product/math.Sqrt(one*other), 1e-4, "%s of %d tokens", pooling, length)
		require.InDelta(t, 1, math.Sqrt(other/one), 1e-2, "%s of %d tokens", pooling, length)
	}
}
