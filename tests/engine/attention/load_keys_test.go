package attention_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/load_keys"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
)

// TestLoadKeys: what is no number in a key that is hidden from all rows is not seen.
func TestLoadKeys(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 6))
	a := attention_case.AttentionCase(random, [7]int{64, 64, 3, 80, 2, 1, 1}, "window", false, 1)
	want := build_attention.BuildAttention(t, a, 1, nil) // ggml makes its table of 16-bit floats with this
	for i := range 64 {
		a.K[5*64+i], a.V[5*64+i] = float32(math.NaN()), float32(math.Inf(1)) // far behind the windows of all rows
	}
	require.Equal(t, want, build_attention.BuildAttention(t, a, 1, nil))

	to := []float32{9, 9, 9, 9, 9, 9, 9}
	keys := []uint16{0x3c00, 0x4000, 0x7e00, 0x7c00, 0xbc00, 0x3800} // 1, 2; not a number, infinity; -1, 0.5
	load_keys.LoadKeys(to, keys, 3, 2, []uint16{0, 0xfc00, 0xfc00, 0xfc00, 0xfc00, 0}, 2)
	require.Equal(t, []float32{1, 2, 0, 0, -1, 0.5, 9}, to, "the second is hidden from both rows")
	load_keys.LoadKeys(to, keys, 2, 2, nil, 2)
	require.True(t, math.IsNaN(float64(to[2])))
	require.Equal(t, float32(math.Inf(1)), to[3])
}
