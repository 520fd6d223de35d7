package embedded_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/models/engine_write_mamba"
)

// A recurrent state that has become NaN does not outlive its sequence: what comes next is as in a new context.
func TestRecurrentNotANumber(t *testing.T) {
	path := engine_write_mamba.EngineWriteMamba(t)
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	mamba, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	t.Cleanup(func() { free_model.FreeModel(mamba) })
	c := engine_create_context.EngineCreateContext(t, mamba, 1024, 1000)
	var seq engine.Sequence
	text := slices.Repeat([]int32{300, 301, 302}, 333)
	var rows [][]float32
	for _, count := range []int{100, 999, 100} {
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[:count], engine.OutputLast))
		row, err := read_logits.ReadLogits(c, count-1)
		require.NoError(t, err)
		rows = append(rows, slices.Clone(row))
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 0))
	}
	require.True(t, math.IsNaN(float64(rows[1][0])), "the weights of this model let its state grow without bound")
	require.True(t, slices.Equal(rows[0], rows[2]), "the state is clean")
}
