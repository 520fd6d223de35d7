// Package write_bench_model writes models of any size.
package write_bench_model

import (
	"bufio"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/tests/support/models/bench_header"
	"rkllmd/tests/support/models/bench_tensors"
)

// WriteBenchModel writes a GGUF model of architecture llama and this shape with random weights to path, always the same
// for the same shape. Memory for the weights is not needed: 100 million take a second.
//
// A weight has a random sign and a random fraction at a fixed exponent, chosen so that a row of ones would give a
// number of about one: that takes a mask over random bits.
//
//go:norace
func WriteBenchModel(tb testing.TB, path string, s bench.Shape) {
	tb.Helper()
	file, err := os.Create(path)
	require.NoError(tb, err)
	out := bufio.NewWriterSize(file, 1<<20)
	tensors := bench_tensors.BenchTensors(s)
	_, err = out.Write(bench_header.BenchHeader(s, tensors))
	require.NoError(tb, err)
	random := rand.NewChaCha8([32]byte{})
	numbers := make([]byte, 8<<10)
	for _, t := range tensors {
		exponent := math.Ilogb(1 / math.Sqrt(2*float64(t.Shape[0])))
		keep, set, left := uint64(0x807FFFFF_807FFFFF), uint64(127+exponent)<<23*0x1_0000_0001, 4*int(t.Shape[0])
		switch {
		case len(t.Shape) == 1:
			keep, set = 0, 127<<23*0x1_0000_0001
		case s.Half:
			keep, set = 0x83FF_83FF_83FF_83FF, uint64(15+exponent)<<10*0x1_0001_0001_0001
			left = left / 2 * int(t.Shape[1])
		default:
			left *= int(t.Shape[1])
		}
		for ; left > 0; left -= len(numbers) {
			_, _ = random.Read(numbers) // never fails
			for i := 0; i < len(numbers); i += 8 {
				binary.LittleEndian.PutUint64(numbers[i:], binary.LittleEndian.Uint64(numbers[i:])&keep|set)
			}
			_, err = out.Write(numbers[:min(left, len(numbers))])
			require.NoError(tb, err)
		}
	}
	require.NoError(tb, out.Flush())
	require.NoError(tb, file.Close())
}
