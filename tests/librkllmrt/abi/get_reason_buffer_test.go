package abi_test

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/abi"
	"rkllmd/librkllmrt/abi/get_reason_buffer"
	"rkllmd/tests/support/daemon/own_process"
)

func TestGetReasonBuffer(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	mine := get_reason_buffer.GetReasonBuffer()
	require.Len(t, mine, abi.ReasonBytes)
	mine[0], mine[abi.ReasonBytes-1] = 'x', 'y'

	other := make(chan *byte)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends, and its memory with it
		buffer := get_reason_buffer.GetReasonBuffer()
		if buffer[0] != 0 {
			other <- nil
		}
		other <- unsafe.SliceData(buffer)
	}()
	theirs := <-other
	require.NotNil(t, theirs, "a thread's reason is empty at first")
	require.NotSame(t, unsafe.SliceData(mine), theirs)
	require.Same(t, unsafe.SliceData(mine), unsafe.SliceData(get_reason_buffer.GetReasonBuffer()))
	require.EqualValues(t, 'x', mine[0])
}
