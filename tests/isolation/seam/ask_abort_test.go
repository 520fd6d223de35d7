package seam_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/seam/ask_abort"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
)

func TestAskAbort(t *testing.T) {
	i, handle, _ := isolation_load.IsolationLoad(t, "model")
	require.Equal(t, int32(-3), ask_abort.AskAbort(handle), "what the library says: nothing runs")
	require.NotZero(t, i.Current.Aborted.Load())
	isolation_stop.IsolationStop(t, i.Current)
	require.Eventually(t, func() bool { return ask_abort.AskAbort(handle) == 0 }, time.Minute, time.Millisecond,
		"a library that does not answer is not waited for")
	lane := i.Current.Lanes[isolation.Aborts]
	ticket := lane.Ticket
	require.Zero(t, ask_abort.AskAbort(handle))
	require.Equal(t, ticket, lane.Ticket, "nor asked again meanwhile")
	require.NoError(t, i.Current.Command.Process.Signal(unix.SIGCONT))
	require.Eventually(t, func() bool { return ask_abort.AskAbort(handle) == -3 }, time.Minute, time.Millisecond)
	p := i.Current
	stop_process.StopProcess(p, nil)
	<-p.Gone
	require.Equal(t, rkllm.LostCode, ask_abort.AskAbort(handle))
}
