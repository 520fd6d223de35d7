package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/seam/watch_end"
	"rkllmd/tests/isolation/isolation_load"
)

func TestWatchEnd(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	heard := make(chan bool, 1)
	watch_end.WatchEnd(i)(func(told bool) { heard <- told })
	p := i.Current
	stop_process.StopProcess(p, nil)
	require.False(t, <-heard, "no call was on its way")
}
