package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/find_struct"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/rkllm/layout/rkllm_write_over"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestFindStruct(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	place, failed := allocate_memory.AllocateMemory(&memory, 1, 8)
	require.NoError(t, failed)
	at, err := find_struct.FindStruct(&memory, &rkllm.Field{Kind: rkllm.Inline}, place, "p")
	require.Nil(t, err)
	require.Equal(t, place, at)
	require.Empty(t, memory.Nested)
	nested := &rkllm.Struct{Size: 36}
	at, err = find_struct.FindStruct(&memory, &rkllm.Field{Kind: rkllm.PointerTo, Struct: nested}, place, "p")
	require.Nil(t, err)
	require.NotEqual(t, place, at)
	require.Equal(t, at, *(*unsafe.Pointer)(place))
	require.Equal(t, []rkllm.Nested{{Struct: nested, At: at}}, memory.Nested)
	rkllm_write_over.RkllmWriteOver(place, func(m *rkllm.Memory) {
		find_struct.FindStruct(m, &rkllm.Field{Kind: rkllm.PointerTo, Struct: nested}, place, "p")
	})
	_, err = find_struct.FindStruct(&memory, &rkllm.Field{Kind: rkllm.PointerTo, Struct: &rkllm.Struct{Size: 1 << 50}},
		place, "p")
	rkllm_require_refused.RkllmRequireRefused(t,
		"p: 1 elements of 1125899906842624 bytes are more than the limit of 1073741824 bytes", err)
}
