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
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutD, code), "made for librkllmrt 1.2")
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutC, data), "made for librkllmrt 1.3")

	both, err := unix.Mmap(-1, 0, 4096, unix.PROT_READ|unix.PROT_WRITE|unix.PROT_EXEC, unix.MAP_ANON|unix.MAP_PRIVATE)
	require.NoError(t, err)
	defer unix.Munmap(both)
	memory := unsafe.Pointer(&both[0])
	*(*uintptr)(memory) = uintptr(code)
	require.NoError(t, check_callback.CheckCallback(rkllm.LayoutD, memory))
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutC, memory), "made for librkllmrt 1.3")
	copy(both, "\xf3\x0f\x1e\xfa\x4c\x8d\x15\xf5") // as a callback of Python's begins
	require.NoError(t, check_callback.CheckCallback(rkllm.LayoutC, memory))
	require.ErrorContains(t, check_callback.CheckCallback(rkllm.LayoutD, memory), "made for librkllmrt 1.2")
}
