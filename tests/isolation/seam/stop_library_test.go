package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/stop_library"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
)

func TestStopLibrary(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	isolation_stop.IsolationStop(t, p)
	stop_library.StopLibrary(i)()
	<-p.Gone // though it is stopped
	_, err := take_process.TakeProcess(i)
	require.EqualError(t, err, "the daemon is stopping")
}
