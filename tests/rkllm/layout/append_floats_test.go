package layout_test

import (
	"math"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/append_floats"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/free_memory"
)

func TestAppendFloats(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	s := rkllm.LayoutD.Result.Fields[find_field.FindField(rkllm.LayoutD.Result, "logits")].Struct
	at, err := allocate_memory.AllocateMemory(&memory, 1, s.Size)
	require.NoError(t, err)
	require.Equal(t, "x:null", string(append_floats.AppendFloats([]byte("x:"), s, &s.Fields[0], at)))
	array, err := allocate_memory.AllocateMemory(&memory, 6, 4)
	require.NoError(t, err)
	copy(unsafe.Slice((*float32)(array), 6), []float32{0.5, -1, float32(math.NaN()), 3, 4e-9, 5})
	*(*unsafe.Pointer)(at) = array
	*(*[2]int32)(unsafe.Add(at, 8)) = [2]int32{3, 2}
	require.Equal(t, `x:[0.5,-1,"NaN",3,4e-09,5]`, string(append_floats.AppendFloats([]byte("x:"), s, &s.Fields[0],
		at)))
	*(*[2]int32)(unsafe.Add(at, 8)) = [2]int32{3, -1}
	require.Equal(t, `x:[]`, string(append_floats.AppendFloats([]byte("x:"), s, &s.Fields[0], at)))
}
