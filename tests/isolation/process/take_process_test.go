package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/process/take_process"
	"rkllmd/tests/isolation/isolation_open"
)

func TestTakeProcess(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	first := i.Current
	p, err := take_process.TakeProcess(i)
	require.NoError(t, err)
	require.Equal(t, first, p, "there is one")
	close_process.CloseProcess(p)
	p, err = take_process.TakeProcess(i)
	require.NoError(t, err)
	require.Equal(t, first.Serial+1, p.Serial)
	i.Stopped = true
	_, err = take_process.TakeProcess(i)
	require.Error(t, err)
}
