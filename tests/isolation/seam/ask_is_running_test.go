package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/seam/ask_is_running"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
)

func TestAskIsRunning(t *testing.T) {
	i, handle, _ := isolation_load.IsolationLoad(t, "model")
	require.Zero(t, ask_is_running.AskIsRunning(handle))
	isolation_stop.IsolationStop(t, i.Current)
	i.Current.Running.Store(isolation.Run + 1)
	require.Equal(t, int32(1), ask_is_running.AskIsRunning(handle), "it does not answer, while a run is on")
	p := i.Current
	stop_process.StopProcess(p, nil)
	<-p.Gone
	require.Zero(t, ask_is_running.AskIsRunning(handle))
}
