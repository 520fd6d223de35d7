package enter_struct_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/allocate_memory"
	"rkllmd/rkllm/enter_struct"
	"rkllmd/rkllm/free_memory"
	"rkllmd/tests/support/rkllm_require_refused"
)

func TestEnterStruct(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	place, failed := allocate_memory.AllocateMemory(&memory, 1, 8)
	require.NoError(t, failed)
	at, err := enter_struct.EnterStruct(&memory, &rkllm.Field{Kind: rkllm.Inline}, place, "p")
	require.Nil(t, err)
	require.Equal(t, place, at)
	at, err = enter_struct.EnterStruct(&memory, &rkllm.Field{Kind: rkllm.PointerTo, Struct: &rkllm.Struct{Size: 36}}, place, "p")
	require.Nil(t, err)
	require.NotEqual(t, place, at)
	require.Equal(t, at, *(*unsafe.Pointer)(place))
	_, err = enter_struct.EnterStruct(&memory, &rkllm.Field{Kind: rkllm.PointerTo, Struct: &rkllm.Struct{Size: 1 << 50}}, place, "p")
	rkllm_require_refused.RkllmRequireRefused(t, "p: 1 elements of 1125899906842624 bytes are more than the limit of 1073741824 bytes", err)
}
