package attention_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/add_mask"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
)

func TestAddMask(t *testing.T) {
	// ggml makes its table of 16-bit floats with its first computation.
	small := attention_case.AttentionCase(rand.New(rand.NewPCG(21, 5)), [7]int{16, 16, 1, 1, 1, 1, 1}, "none", false, 1)
	build_attention.BuildAttention(t, small, 1, nil)
	scores := make([]float32, 3*64)
	scores[64] = 5
	add_mask.AddMask(scores, 64,
		[]uint16{0x3c00, 0x4000, 0xfc00, 77, 0, 0xbc00, 0x3800}, 4, 2, 3) // 1, 2, -inf; 0, -1, 0.5
	require.Equal(t, []float32{1, 0, 0}, scores[:3], "the first key, of each query")
	require.Equal(t, []float32{7, -1, 0}, scores[64:67])
	require.Equal(t, []float32{float32(math.Inf(-1)), 0.5, 0}, scores[128:131])
}
