package attention_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/write_rows"
)

func TestWriteRows(t *testing.T) {
	sums, to := []float32{2, 4, 6, 8, 1, 1}, make([]float32, 9)
	greatest, weights := []float32{1, -3, float32(math.Inf(-1))}, []float32{2, 4, 0}
	write_rows.WriteRows(to, 3, sums, 2, greatest, weights, nil)
	require.Equal(t, []float32{1, 2, 0, 1.5, 2, 0, 0, 0, 0}, to)
	sink := float32(1) // as great as the greatest of the first row, greater than that of the second
	write_rows.WriteRows(to, 3, sums, 2, greatest, weights, &sink)
	factor := math.Exp(-4)
	require.InDeltaSlice(t, []float32{2. / 3, 4. / 3, 0, float32(6 * factor / (4*factor + 1)),
		float32(8 * factor / (4*factor + 1)), 0, 0, 0, 0}, to, 1e-6)
}
