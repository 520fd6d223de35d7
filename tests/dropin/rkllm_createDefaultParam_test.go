package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_createDefaultParam"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestRkllmCreateDefaultParam(t *testing.T) {
	room := rt_memory.RtMemory(t, 512)
	rkllm_createDefaultParam.RkllmCreateDefaultParam(room)
	require.Equal(t, librkllmrt.Defaults, *(*librkllmrt.CParam)(room))
	require.Equal(t, make([]byte, 512-184), unsafe.Slice((*byte)(unsafe.Add(room, 184)), 512-184),
		"nothing behind the structure")
}
