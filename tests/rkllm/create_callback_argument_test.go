package rkllm_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/create_callback_argument"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/rkllm_callback"
)

func TestCreateCallbackArgument(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	callback, err := create_callback_argument.CreateCallbackArgument(&memory, rkllm.LayoutC)
	require.NoError(t, err)
	require.Equal(t, rkllm_callback.Pointer, callback)
	require.Empty(t, memory.Blocks)
	callback, err = create_callback_argument.CreateCallbackArgument(&memory, rkllm.LayoutD)
	require.NoError(t, err)
	require.Equal(t, [6]unsafe.Pointer{rkllm_callback.Pointer}, *(*[6]unsafe.Pointer)(callback))
}
