package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/read_callbacks"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/support/rkllm/isolation_flood"
)

func TestReadCallbacks(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p := i.Current
	lane, theirs, err := open_lane.OpenLane(false)
	require.NoError(t, err)
	q := &isolation.Process{Isolation: i, Command: p.Command, Drained: make(chan struct{}), Gone: p.Gone}
	q.Lanes[isolation.Callbacks] = lane
	go read_callbacks.ReadCallbacks(q)
	message := make([]byte, 48) // of no run
	_, err = theirs.Write(message)
	require.NoError(t, err)
	n, err := theirs.Read(message)
	require.NoError(t, err)
	require.Equal(t, 8, n, "it is answered all the same")
	_, err = theirs.WriteString("short")
	require.NoError(t, err)
	<-q.Drained
	<-p.Gone // whoever sends that is not to be trusted
	require.Contains(t, q.Hang.Load().Reason, "its message has")
	require.NoError(t, theirs.Close())
	isolation_flood.IsolationFlood(t, 20_000)
}
