package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/convert_inputs"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/dropin/dropin_struct"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestConvertInputs(t *testing.T) {
	c, d := rkllm.LayoutC.Input, rkllm.LayoutD.Input
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		none, err := convert_inputs.ConvertInputs(&memory, layout, 1, nil)
		require.NoError(t, err)
		require.Nil(t, none)
	}
	same := dropin_struct.DropinStruct(t, d)
	converted, err := convert_inputs.ConvertInputs(&memory, rkllm.LayoutD, 1, same)
	require.NoError(t, err)
	require.Equal(t, same, converted)

	const handle = 0x70
	theirs := rt_memory.RtMemory(t, 3*int(c.Size))
	for i := range 3 {
		*(*int32)(unsafe.Add(theirs, i*int(c.Size)+12)) = rkllm.InputToken
		*(*uint64)(unsafe.Add(theirs, i*int(c.Size)+24)) = uint64(7 + i)
	}
	for _, lanes := range []int{1, 3} {
		librkllmrt.Handles.Live[handle] = &librkllmrt.Handle{Lanes: make([]librkllmrt.Lane, lanes)}
		converted, err = convert_inputs.ConvertInputs(&memory, rkllm.LayoutC, handle, theirs)
		require.NoError(t, err)
		for i, input := range unsafe.Slice((*librkllmrt.CInput)(converted), lanes) {
			require.Equal(t, rkllm.InputToken, input.InputType)
			require.EqualValues(t, 7+i, input.Count, "each at its place")
		}
	}
	delete(librkllmrt.Handles.Live, handle)
	converted, err = convert_inputs.ConvertInputs(&memory, rkllm.LayoutC, handle, theirs)
	require.NoError(t, err, "the run refuses the handle")
	require.EqualValues(t, 7, (*librkllmrt.CInput)(converted).Count)
}
