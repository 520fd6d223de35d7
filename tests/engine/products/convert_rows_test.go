package products_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/convert_rows"
	"rkllmd/engine/products/llamafile_sgemm"
)

// TestConvertRows looks at four rows as they were converted: each number, its scale and the sums are where the products
// take them from. Exactly converted, a row has the same bits beside whatever other rows.
func TestConvertRows(t *testing.T) {
	const depth, blocks, size = 512, 2, 4*4 + 4*256 + 4*16*2
	random := rand.New(rand.NewPCG(21, 6))
	rows := make([]float32, 4*depth)
	for i := range rows {
		rows[i] = float32(random.NormFloat64())
	}
	clear(rows[depth : depth+256]) // nothing but zeros
	rows[0], rows[1] = 9, -9       // one of two is the greatest
	for _, exact := range []bool{false, true} {
		llamafile_sgemm.LlamafileSgemm(exact)
		converted := make([]byte, blocks*size)
		convert_rows.ConvertRows(converted, rows)
		for i := range rows {
			row, block, at := i/depth, converted[i%depth/256*size:], i%256
			scale := math.Float32frombits(binary.NativeEndian.Uint32(block[4*row:]))
			number := int8(block[16+at/8*32+row*8+at%8])
			require.InDelta(t, rows[i], scale*float32(number), 0.501*math.Abs(float64(scale)))
			sum := int16(0)
			for j := range 16 {
				j += at / 16 * 16
				sum += int16(int8(block[16+j/8*32+row*8+j%8]))
			}
			require.Equal(t, uint16(sum), binary.NativeEndian.Uint16(block[16+1024+2*(at/64*16+row*4+at/16%4):]))
		}
		turned := make([]byte, blocks*size)
		convert_rows.ConvertRows(turned, slices.Concat(rows[3*depth:], rows[:3*depth]))
		for i := range blocks * 4 * 32 { // 8 numbers each
			block, row, group := i/128*size, i/32%4, i%32
			require.Equal(t, converted[block+16+32*group+8*row:][:8], turned[block+16+32*group+8*((row+1)%4):][:8])
		}
	}
	llamafile_sgemm.LlamafileSgemm(false)
}
