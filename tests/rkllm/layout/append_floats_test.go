package layout_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_floats"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/rkllm/layout/append_each"
	"rkllmd/tests/rkllm/layout/make_logits"
	"rkllmd/tests/rkllm/layout/pick_float"
)

func TestAppendFloats(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	s, at := make_logits.MakeLogits(t, &memory, []float32{0.5, -1.1, float32(math.NaN()), 3.3, 4e-9, 5})
	*(*[2]int32)(unsafe.Add(at, 8)) = [2]int32{3, 2}
	require.Equal(t, `x:[0.5,-1.1,"NaN",3.3,4e-09,5]`, string(append_floats.AppendFloats([]byte("x:"), s, &s.Fields[0],
		at)))
	*(*[2]int32)(unsafe.Add(at, 8)) = [2]int32{3, -1}
	require.Equal(t, `x:[]`, string(append_floats.AppendFloats([]byte("x:"), s, &s.Fields[0], at)))
	*(*unsafe.Pointer)(at) = nil
	require.Equal(t, "x:null", string(append_floats.AppendFloats([]byte("x:"), s, &s.Fields[0], at)))

	random := rand.New(rand.NewPCG(28, 11))
	for _, count := range []int{1, 2, 7, 8, 9, 4095, 4096, 4097, 10_000} {
		for _, unusual := range []int{1, 3, 100, 1 << 30} { // one float of so many has any bits
			values := make([]float32, count)
			for i := range values {
				values[i] = pick_float.PickFloat(random, unusual)
			}
			want := append_each.AppendEach([]byte{'['}, values)
			want[len(want)-1] = ']'
			s, at := make_logits.MakeLogits(t, &memory, values)
			require.Equal(t, string(want), string(append_floats.AppendFloats(nil, s, &s.Fields[0], at)))
		}
	}
}
