// Package make_logits has floats in C memory.
package make_logits

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/find_field"
)

// MakeLogits returns the structure that holds logits in a result, and the address of one in memory: one row, of values.
func MakeLogits(t testing.TB, memory *rkllm.Memory, values []float32) (*rkllm.Struct, unsafe.Pointer) {
	t.Helper()
	s := rkllm.LayoutD.Result.Fields[find_field.FindField(rkllm.LayoutD.Result, "logits")].Struct
	at, err := allocate_memory.AllocateMemory(memory, 1, s.Size)
	require.NoError(t, err)
	array, err := allocate_memory.AllocateMemory(memory, uintptr(len(values)), 4)
	require.NoError(t, err)
	copy(unsafe.Slice((*float32)(array), len(values)), values)
	*(*unsafe.Pointer)(at) = array
	*(*[2]int32)(unsafe.Add(at, 8)) = [2]int32{int32(len(values)), 1}
	return s, at
}
