package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/process/stop_process"
	"rkllmd/tests/isolation/isolation_open"
)

func TestWatchProcess(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p := i.Current
	require.NoError(t, p.Command.Process.Signal(unix.Signal(0)), "it lives, without the goroutine that asked for it")
	group, err := unix.Getpgid(p.Command.Process.Pid)
	require.NoError(t, err)
	require.Equal(t, p.Command.Process.Pid, group, "in a group of its own: Ctrl-C is not for it")
	stop_process.StopProcess(p, nil)
	<-p.Gone
	require.NotNil(t, p.Command.ProcessState)
}
