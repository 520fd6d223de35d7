package server_test

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/stop_accepting"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestStopAccepting(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	idle, _ := server_admit.ServerAdmit(t, l)
	owed, _ := server_admit.ServerAdmit(t, l)
	owed.Owed.Store(1)
	stop_loop.StopLoop(l)
	l.Now = 1000
	stop_accepting.StopAccepting(l)

	require.True(t, l.Stopping)
	require.Equal(t, 1000+server.StopTime, l.StopAt)
	require.Equal(t, 1000+server.ModelTime, l.EndAt)
	require.True(t, idle.Closed)
	require.False(t, owed.Closed)
	require.True(t, owed.Draining)
	require.True(t, l.Runtime.Stopped)
	_, err := net.Dial("unix", l.Faces[0].Options.Path)
	require.ErrorIs(t, err, unix.ECONNREFUSED)
	require.FileExists(t, l.Faces[0].Options.Path, "until the end")
	n, err := unix.EpollWait(l.EpollFD, l.Events, 0)
	require.NoError(t, err)
	require.Zero(t, n, "stopping is known")

	l.Now = 2000
	stop_accepting.StopAccepting(l)
	require.Equal(t, 1000+server.StopTime, l.StopAt, "again, it does nothing")
	owed.Owed.Store(0)
}
