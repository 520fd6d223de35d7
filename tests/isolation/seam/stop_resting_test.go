package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/stop_resting"
	"rkllmd/tests/isolation/isolation_open"
)

func TestStopResting(t *testing.T) {
	i, library := isolation_open.IsolationOpen(t)
	first := i.Current
	require.NotNil(t, first)
	library.Isolated.Rest()
	<-first.Gone
	require.Nil(t, i.Current)
	require.Nil(t, i.Death.Load(), "it was asked to end")
	stop_resting.StopResting(i)()
	second, err := take_process.TakeProcess(i)
	require.NoError(t, err)
	require.NotEqual(t, first.Serial, second.Serial)
}
