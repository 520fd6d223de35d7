package products_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/load_scales"
	"rkllmd/tests/engine/products/allocate_vectors"
	"rkllmd/tests/engine/products/half_value"
)

func TestLoadScales(t *testing.T) {
	const column = 18
	random, columns := rand.New(rand.NewPCG(8, 20)), make([]byte, 16*column)
	got, want := allocate_vectors.AllocateVectors[[16]float32](), [16]float32{}
	for i := range want {
		binary.NativeEndian.PutUint16(columns[i*column:], uint16(random.UintN(30)+1)<<10|uint16(random.UintN(1024)))
		if i < add_pair.Lanes {
			want[i] = float32(half_value.HalfValue(columns[i*column:]))
		}
	}
	fetched := load_scales.LoadScales(got, columns, column)
	require.Equal(t, want, *got)
	require.Equal(t, 2*add_pair.Lanes, fetched, "as many as are read")
	binary.NativeEndian.PutUint16(columns[3*column:], 0x7c00) // a file may say so
	load_scales.LoadScales(got, columns, column)
	require.Equal(t, add_pair.Lanes > 3, math.IsInf(float64(got[3]), 1))
}
