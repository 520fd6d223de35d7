package products_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/convert_row"
)

// TestConvertRow: each number is the nearest one, the farthest has 127, and each 16 have their sum; zeros stay zeros,
// and what is no finite number harms no other block.
func TestConvertRow(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 8))
	row := make([]float32, 6*256)
	for i := range row {
		row[i] = float32(random.NormFloat64()) * float32(math.Pow(10, float64(i/256*9-20)))
	}
	clear(row[256:512])
	row[600], row[800], row[801] = float32(math.NaN()), 1, -1
	converted := make([]byte, 6*292)
	convert_row.ConvertRow(converted, row)
	for b := range 6 {
		block, most := converted[292*b:], float32(0)
		scale := math.Float32frombits(binary.NativeEndian.Uint32(block))
		for i := range 256 {
			number := int8(block[4+i])
			most = max(most, float32(number), -float32(number))
			if b != 2 {
				require.InDelta(t, row[256*b+i], scale*float32(number), 0.501*math.Abs(float64(scale)))
			}
		}
		for g := 0; g < 16 && b != 1 && b != 2; g++ {
			sum := int16(0)
			for _, number := range block[4+16*g : 20+16*g] {
				sum += int16(int8(number))
			}
			require.Equal(t, sum, int16(binary.NativeEndian.Uint16(block[260+2*g:])))
		}
		require.Equal(t, map[int]float32{1: 0, 2: most}[b]+map[bool]float32{true: 127}[b != 1 && b != 2], most)
	}
}
