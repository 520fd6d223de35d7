package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/stop_library"
	"rkllmd/tests/isolation/isolation_load"
)

func TestStopLibrary(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	require.NoError(t, p.Command.Process.Signal(unix.SIGSTOP))
	stop_library.StopLibrary(i)()
	<-p.Gone // though it is stopped
	_, err := take_process.TakeProcess(i)
	require.EqualError(t, err, "the daemon is stopping")
}
