package attention_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/is_sparse"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
)

// TestIsSparse: a row alone and rows of eight sequences in one cache are computed row by row, a prompt, eight rows that
// see the same and one row of many heads in a tile.
func TestIsSparse(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 35))
	for _, c := range []struct {
		mask             string
		row, rows, heads int64
		want             bool
	}{
		{"causal", 63, 1, 2, true}, {"mixed", 0, 8, 2, true}, {"mixed", 0, 64, 1, true}, {"none", 5, 1, 1, true},
		{"causal", 0, 64, 1, false}, {"causal", 56, 8, 2, false}, {"none", 0, 1, 16, false},
	} {
		a := attention_case.AttentionCase(random, [7]int{64, 64, 64, 512, 16, 1, 1}, c.mask, false, 1)
		build_attention.BuildAttention(t, a, 1, func(result unsafe.Pointer) {
			require.Equal(t, c.want, is_sparse.IsSparse(result, 0, c.heads, 0, c.row, c.rows), "%+v", c)
		})
	}
}
