package seam_test

import (
	"runtime/cgo"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_run_async"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
)

func TestAskRunAsync(t *testing.T) {
	i, handle, _ := isolation_load.IsolationLoad(t, "model")
	input, _ := isolation_put.IsolationPut(t, i, "Hello", 0)
	c := &rkllm.CallbackContext{Layout: rkllm.LayoutD, NBatch: 1, Gather: true, Gathered: make([]rkllm.Gathered, 1),
		Done: make(chan struct{}), Canceled: &atomic.Bool{}}
	userdata := cgo.NewHandle(c)
	defer userdata.Delete()
	require.Zero(t, ask_run_async.AskRunAsync(handle, uintptr(input), 0, uintptr(userdata)))
	<-c.Done
	require.Equal(t, "Hello", string(c.Gathered[0].Text))
	input, _ = isolation_put.IsolationPut(t, i, "crash", 0)
	require.Equal(t, rkllm.LostCode, ask_run_async.AskRunAsync(handle, uintptr(input), 0, uintptr(userdata)))
	require.Equal(t, "SIGSEGV", i.Death.Load().Signal)
	require.Equal(t, rkllm.LostCode, ask_run_async.AskRunAsync(handle, uintptr(input), 0, uintptr(userdata)))
}
