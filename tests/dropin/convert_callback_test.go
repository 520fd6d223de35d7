package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/convert_callback"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/librkllmrt/rt_callback"
)

func TestConvertCallback(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		none, err := convert_callback.ConvertCallback(&memory, layout, nil)
		require.NoError(t, err)
		require.Nil(t, none)
	}
	given := rt_callback.RtCallback(t, 5)
	converted, err := convert_callback.ConvertCallback(&memory, rkllm.LayoutD, unsafe.Pointer(given))
	require.NoError(t, err)
	require.Equal(t, unsafe.Pointer(given), converted)
	require.Empty(t, memory.Blocks)

	converted, err = convert_callback.ConvertCallback(&memory, rkllm.LayoutC, given.ResultCallback)
	require.NoError(t, err)
	require.Equal(t, librkllmrt.CCallback{ResultCallback: given.ResultCallback}, *(*librkllmrt.CCallback)(converted))
}
