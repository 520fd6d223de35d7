package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/dropin/check_callback"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_callback"
)

func TestCheckCallback(t *testing.T) {
	structure := rt_callback.RtCallback(t, 0)
	data, code := unsafe.Pointer(structure), structure.ResultCallback
	require.NoError(t, check_callback.CheckCallback(rkllm.LayoutD, data))
	require.NoError(t, check_callback.CheckCallback(rkllm.LayoutC, code))
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutD, nil), "must point to an RKLLMCallback")
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutC, nil), "must be a function")
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutD, code), "built for librkllmrt 1.2")
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutC, data), "built for librkllmrt 1.3")

	both, err := unix.Mmap(-1, 0, 4096, unix.PROT_READ|unix.PROT_WRITE|unix.PROT_EXEC, unix.MAP_ANON|unix.MAP_PRIVATE)
	require.NoError(t, err)
	defer unix.Munmap(both)
	require.NoError(t, check_callback.CheckCallback(rkllm.LayoutD, unsafe.Pointer(&both[0])))
	require.NoError(t, check_callback.CheckCallback(rkllm.LayoutC, unsafe.Pointer(&both[0])))
}
