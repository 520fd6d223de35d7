package products_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/evaluate_row"
	"rkllmd/engine/products/llamafile_sgemm"
)

// TestEvaluateRow compares the products of a row and random columns with sums in double precision. That they have the
// bits of those of four rows is in TestLlamafileSgemm.
func TestEvaluateRow(t *testing.T) {
	const depth, width, size, line = 512, 24, 2*16 + 96 + 1024, 4 + 256 + 32
	random := rand.New(rand.NewPCG(21, 7))
	columns, row := make([]byte, depth/256*width/8*size), make([]byte, depth/256*line)
	for i := range columns {
		columns[i] = byte(random.Uint32())
	}
	for at := 0; at < len(columns); at += size {
		for i := range 16 { // halves from 1 to 2
			binary.NativeEndian.PutUint16(columns[at+2*i:], uint16(0x3c00|random.IntN(1024)))
		}
	}
	for at := 0; at < len(row); at += line {
		binary.NativeEndian.PutUint32(row[at:], math.Float32bits(0.01))
		for i := range 256 {
			number := int8(random.IntN(255) - 127)
			row[at+4+i] = byte(number)
			sum := int16(binary.NativeEndian.Uint16(row[at+260+i/16*2:])) + int16(number)
			binary.NativeEndian.PutUint16(row[at+260+i/16*2:], uint16(sum))
		}
	}
	want, sizes := [width]float64{}, [width]float64{}
	for i := range depth * width {
		x, at := i/depth, i%256
		block, part, c := columns[(x/8*depth/256+i%depth/256)*size:], at/32, x%8
		scales, numbers := block[32+12*part:], row[i%depth/256*line+4:]
		scale, least := scales[c%4]&63, scales[4+c%4]&63
		if c >= 4 {
			scale, least = scales[4+c]&15|scales[c-4]>>6<<4, scales[4+c]>>4|scales[c]>>6<<4
		}
		nibble := block[128+at/64*256+at%32/8*64+c*8+at%8] >> (part % 2 * 4) & 15
		half := 1 + float64(binary.NativeEndian.Uint16(block[2*c:])&1023)/1024
		other := 1 + float64(binary.NativeEndian.Uint16(block[16+2*c:])&1023)/1024
		product := 0.01 * float64(int8(numbers[at])) * (half*float64(scale)*float64(nibble) - other*float64(least))
		want[x] += product
		sizes[x] += math.Abs(product)
	}
	for _, exact := range []bool{false, true} {
		llamafile_sgemm.LlamafileSgemm(exact)
		got := make([]float32, width)
		evaluate_row.EvaluateRow(got, columns, row, depth)
		for x := range got {
			require.InDelta(t, want[x], got[x], 1e-6*sizes[x])
		}
	}
	llamafile_sgemm.LlamafileSgemm(false)
}
