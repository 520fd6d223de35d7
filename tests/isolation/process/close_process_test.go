package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/seam/watch_end"
	"rkllmd/tests/isolation/isolation_load"
)

func TestCloseProcess(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	ended := make(chan bool, 1)
	watch_end.WatchEnd(i)(func(told bool) { ended <- told })
	p := i.Current
	close_process.CloseProcess(p)
	require.NotNil(t, p.Command.ProcessState, "it has ended")
	require.Nil(t, i.Death.Load(), "that is no death")
	require.Empty(t, ended)
}
