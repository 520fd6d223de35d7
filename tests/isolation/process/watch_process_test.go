package process_test

import (
	"fmt"
	"os"
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
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.Command.Process.Pid))
	require.NoError(t, err)
	require.Contains(t, string(status), "NoNewPrivs:\t1")
	score, err := os.ReadFile(fmt.Sprintf("/proc/%d/oom_score_adj", p.Command.Process.Pid))
	require.NoError(t, err)
	require.Equal(t, "1000\n", string(score), "where memory runs out, it goes first")
	stop_process.StopProcess(p, nil)
	<-p.Gone
	require.NotNil(t, p.Command.ProcessState)
}
