package process_test

import (
	"cmp"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/check_deadline"
	"rkllmd/utils/get_timestamp"
)

func TestCheckDeadline(t *testing.T) {
	limits := isolation.Limits{Load: 20 * time.Second, Call: 5 * time.Second, Abort: 10 * time.Second,
		Silence: time.Hour, Kill: time.Hour}
	second := int64(time.Second)
	now := get_timestamp.GetTimestamp()
	for name, c := range map[string]struct {
		function              uint64
		began, heard, aborted int64
		ended                 bool
	}{
		"a call":               {isolation.LoadLora, now - 4*second, 0, 0, false},
		"a long call":          {isolation.LoadLora, now - 6*second, 0, 0, true},
		"a long question":      {isolation.RowSize, now - 6*second, 0, 0, true},
		"a load":               {isolation.Init, now - 15*second, 0, 0, false},
		"a long load":          {isolation.Init, now - 21*second, 0, 0, true},
		"a silent run":         {isolation.Run, now - 3599*second, 0, 0, false},
		"a dead run":           {isolation.Run, now - 3601*second, 0, 0, true},
		"a long run":           {isolation.Run, now - 9999*second, now - second, 0, false},
		"an aborted run":       {isolation.RunAsync, now - 100*second, 0, now - 9*second, false},
		"a run that goes on":   {isolation.RunAsync, now - 100*second, now, now - 11*second, true},
		"silent for too long":  {isolation.Run, now - 3601*second, 0, now - second, true},
		"aborted in a new run": {isolation.Run, now, 0, 0, false},
	} {
		command := exec.Command("sleep", "600")
		require.NoError(t, command.Start())
		p := &isolation.Process{Isolation: &isolation.Isolation{Limits: limits}, Command: command}
		p.Heard.Store(cmp.Or(c.heard, c.began))
		p.Aborted.Store(c.aborted)
		check_deadline.CheckDeadline(p, c.function, c.began)
		require.Equal(t, c.ended, p.Hang.Load() != nil, name)
		if !c.ended {
			require.NoError(t, command.Process.Signal(unix.SIGTERM))
		}
		require.Error(t, command.Wait())
		status := command.ProcessState.Sys().(syscall.WaitStatus)
		require.Equal(t, c.ended, status.Signal() == unix.SIGKILL, name)
	}
	p := &isolation.Process{Isolation: &isolation.Isolation{}}
	check_deadline.CheckDeadline(p, isolation.Run, 1)
	require.Nil(t, p.Hang.Load(), "0: a run may be silent for ever")
}
