package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/drop_process"
	"rkllmd/isolation/process/end_process"
	"rkllmd/isolation/process/take_process"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/process/isolation_stuck"
)

func TestDropProcess(t *testing.T) {
	p := isolation_stuck.IsolationStuck(t)
	i := p.Isolation
	i.Current = p
	p.Function.Store(isolation.Destroy + 1)
	answered := make(chan bool)
	go func() {
		_, heard := ask_process.AskProcess(p, isolation.Calls, isolation.Destroy, [4]uint64{}, 0)
		answered <- heard
	}()
	drop_process.DropProcess(p)()
	require.False(t, <-answered, "who waits is told")
	d := i.Death.Load()
	require.Equal(t, rkllm.CodeNoAnswer, d.Error.Code)
	require.Contains(t, d.Error.Message, "it hangs in rkllm_destroy")
	require.Contains(t, d.Error.Message, "reboot this machine")
	require.Nil(t, i.Current)
	_, err := take_process.TakeProcess(i)
	require.ErrorContains(t, err, "reboot this machine", "the NPU would have two")
	require.NoError(t, p.Command.Process.Kill()) // the driver has let go of it
	require.Error(t, p.Command.Wait())
	end_process.EndProcess(p, p.Command.ProcessState)
	require.Nil(t, i.Stuck, "another one can be started")
	drop_process.DropProcess(p)() // it has ended: nothing happens
	require.Nil(t, i.Stuck)
}
