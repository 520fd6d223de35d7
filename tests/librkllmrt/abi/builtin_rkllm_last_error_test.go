package abi_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt/abi/builtin_rkllm_last_error"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_refused"
)

func TestBuiltinRkllmLastError(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	library := open_builtin.OpenBuiltin()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, library.Run, 0))

	other := make(chan string)
	go func() {
		runtime.LockOSThread() // never unlocked: a thread that has not failed before
		before := unix.BytePtrToString((*byte)(builtin_rkllm_last_error.BuiltinRkllmLastError()))
		rt_call.RtCall(library.Run, 0x12340)
		other <- before
		other <- unix.BytePtrToString((*byte)(builtin_rkllm_last_error.BuiltinRkllmLastError()))
	}()
	require.Empty(t, <-other, "nothing has failed there yet")
	require.Contains(t, <-other, "0x12340 is not a live handle")
	require.Equal(t, "the handle is NULL: rkllm_init first",
		unix.BytePtrToString((*byte)(builtin_rkllm_last_error.BuiltinRkllmLastError())), "each thread has its own")
}
