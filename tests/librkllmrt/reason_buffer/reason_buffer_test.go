package reason_buffer_test

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/reason_buffer"
	"rkllmd/tests/support/own_process"
)

func TestReasonBuffer(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	mine := reason_buffer.ReasonBuffer()
	require.Len(t, mine, librkllmrt.ReasonBytes)
	mine[0], mine[librkllmrt.ReasonBytes-1] = 'x', 'y'

	other := make(chan *byte)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends, and its memory with it
		buffer := reason_buffer.ReasonBuffer()
		if buffer[0] != 0 {
			other <- nil
		}
		other <- unsafe.SliceData(buffer)
	}()
	theirs := <-other
	require.NotNil(t, theirs, "a thread's reason is empty at first")
	require.NotSame(t, unsafe.SliceData(mine), theirs)
	require.Same(t, unsafe.SliceData(mine), unsafe.SliceData(reason_buffer.ReasonBuffer()))
	require.EqualValues(t, 'x', mine[0])
}
