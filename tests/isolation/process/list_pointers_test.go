package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/list_pointers"
	"rkllmd/rkllm"
)

func TestListPointers(t *testing.T) {
	require.Equal(t, []isolation.Pointer{{Offset: 0}, {Offset: 16, First: 28, Second: 24}, {Offset: 32, First: 44,
		Second: 40}}, list_pointers.ListPointers(nil, rkllm.LayoutD.Result, 0))
	require.Len(t, list_pointers.ListPointers(nil, rkllm.LayoutA.Result, 0), 2)
	require.Len(t, list_pointers.ListPointers(nil, rkllm.LayoutC.Param, 0), 4, "the path and three markers")
}
