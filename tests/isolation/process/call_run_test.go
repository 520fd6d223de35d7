package process_test

import (
	"runtime/cgo"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_run"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
)

func TestCallRun(t *testing.T) {
	i, handle, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	input, _ := isolation_put.IsolationPut(t, i, "async", 0)
	c := &rkllm.CallbackContext{Layout: rkllm.LayoutD, NBatch: 1, Gather: true, Gathered: make([]rkllm.Gathered, 1),
		Done: make(chan struct{}), Canceled: &atomic.Bool{}}
	userdata := cgo.NewHandle(c)
	defer userdata.Delete()
	p.Aborted.Store(1)
	require.Zero(t, call_run.CallRun(handle, isolation.RunAsync, uintptr(input), 0, uintptr(userdata)))
	<-c.Done // its callbacks came after the function had returned
	require.Equal(t, "later", string(c.Gathered[0].Text))
	require.Zero(t, p.Aborted.Load()+int64(p.Running.Load()))
	require.Equal(t, []string{"model", "history"}, p.Lost)
	mute, _ := isolation_put.IsolationPut(t, i, "mute", 0)
	for _, c := range []struct {
		async bool
		want  uint64
	}{{true, isolation.Run + 1}, {false, 0}} { // it returns without a last callback, which may come later or never
		p.IsAsync = c.async
		require.Zero(t, call_run.CallRun(handle, isolation.Run, uintptr(mute), 0, uintptr(userdata)))
		require.Equal(t, c.want, p.Running.Load())
	}
	require.Equal(t, rkllm.LostCode, call_run.CallRun(handle+1, isolation.Run, 0, 0, 0))
}
