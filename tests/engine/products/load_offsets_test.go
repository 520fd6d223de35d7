package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/choose_shape"
	"rkllmd/engine/products/load_offsets"
)

func TestLoadOffsets(t *testing.T) {
	row := make([]byte, 3*34)
	row[1], row[35], row[69] = 0x38, 0x3c, 0xc0
	for i := range 32 {
		row[2+i], row[36+i], row[70+i] = 0x80, 127, byte(i)
	}
	for _, center := range []int{128, 8} {
		got, scales := make([]load_offsets.Offset, 3), make([]float32, 3)
		load_offsets.LoadOffsets(got, scales, row, center)
		want, wantScales := make([]load_offsets.Offset, 3), make([]float32, 3)
		if choose_shape.ChooseShape(8, 8) {
			for i, sum := range []int{-128 * 32, 127 * 32, 31 * 16} {
				want[i] = load_offsets.Offset(int32(-center * sum))
			}
			wantScales = []float32{0.5, 1, -2}
		}
		require.Equal(t, want, got)
		require.Equal(t, wantScales, scales)
	}
}
