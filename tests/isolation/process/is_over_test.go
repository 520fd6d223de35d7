package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/is_over"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/tests/isolation/isolation_open"
)

func TestIsOver(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p := i.Current
	require.False(t, is_over.IsOver(p))
	unheard := &isolation.Process{Command: p.Command} // of its end nobody hears
	require.NoError(t, p.Command.Process.Signal(unix.SIGKILL))
	<-p.Gone
	require.True(t, is_over.IsOver(unheard))
	require.True(t, is_over.IsOver(p))
	killed := &isolation.Process{Command: p.Command, Isolation: i}
	stop_process.StopProcess(killed, nil)
	require.True(t, is_over.IsOver(killed))
}
