package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/seam/watch_deaths"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
)

func TestWatchDeaths(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	heard := make(chan rkllm.Death, 1)
	watch_deaths.WatchDeaths(i)(func(death rkllm.Death) bool {
		heard <- death
		return true
	})
	p := i.Current
	require.NoError(t, p.Command.Process.Signal(unix.SIGABRT))
	<-p.Gone
	require.Equal(t, "SIGABRT", (<-heard).Signal)
	require.Contains(t, i.Death.Load().Error.Message, "; the model is being loaded again")
}
