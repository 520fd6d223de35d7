// Package check_row multiplies one row.
package check_row

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/evaluate_lanes"
	"rkllmd/engine/products/load_offsets"
	"rkllmd/tests/engine/products/multiply_blocks"
	"rkllmd/tests/engine/products/prepare_rows"
	"rkllmd/tests/engine/products/random_blocks"
	"rkllmd/tests/engine/products/row_kind"
)

// CheckRow has evaluate multiply rows by columns of a type of ggml's. Sums that are exact come out as they are;
// others have the bits that they have beside 7 other rows, and are as good as 32-bit floats allow. What the mask
// leaves out stays.
func CheckRow(t testing.TB, kind int, evaluate func(*[16]float32, uint16, []byte, int, []byte, []load_offsets.Offset,
	[]float32)) {
	t.Helper()
	random, row := rand.New(rand.NewPCG(8, 22)), row_kind.RowKind(kind)
	for _, c := range []struct{ depth, most int }{{1, 2}, {3, 2}, {37, 127}} {
		columns := random_blocks.RandomBlocks(random, kind, 32*c.depth, min(c.most, 9))
		blocks := random_blocks.RandomBlocks(random, row, 8*c.depth, c.most)
		rows := prepare_rows.PrepareRows(kind, blocks)
		products, sizes := multiply_blocks.MultiplyBlocks(kind, row, 16, c.depth, columns, blocks)
		var beside [8 * 16]float32
		evaluate_lanes.EvaluateLanes(beside[:], 0, kind, row, columns, len(columns)/32, rows, 8)
		for i := range 8 {
			got := [16]float32{3: 0.25}
			part := len(rows.Offsets) / 8
			evaluate(&got, 0xfff7, columns, len(columns)/32, blocks[i*len(blocks)/8:], rows.Offsets[i*part:(i+1)*part],
				rows.Scales[i*c.depth:(i+1)*c.depth])
			want, lanes := slices.Clone(beside[16*i:16*i+16]), add_pair.Lanes // the others stay as they are
			for x := range lanes {
				require.InDelta(t, products[16*i+x], want[x], 3e-7*sizes[16*i+x])
			}
			if c.most == 2 {
				require.Equal(t, products[16*i:16*i+lanes], want[:lanes])
			}
			want[3] = 0.25
			require.Equal(t, want, got[:])
		}
	}
}
