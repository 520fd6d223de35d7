package call_test

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_default_param"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestCallDefaultParam(t *testing.T) {
	var m rkllm.Memory
	defer free_memory.FreeMemory(&m)
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
	fake.Library.Calls = new(rkllm.Calls)
	param, err := call_default_param.CallDefaultParam(fake.Library, &m)
	require.Nil(t, err)
	size := int(rkllm.LayoutC.Param.Size)
	require.Equal(t, bytes.Repeat([]byte{1}, size), unsafe.Slice((*byte)(param), size))
	require.Equal(t, new(rkllm.Calls), fake.Library.Calls, "the note of the call is taken back")
}
