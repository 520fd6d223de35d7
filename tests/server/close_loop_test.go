package server_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestCloseLoop(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	c, client := server_admit.ServerAdmit(t, l)
	close_loop.CloseLoop(l)
	require.True(t, c.Closed)
	_, err := client.Read(make([]byte, 1))
	require.Equal(t, io.EOF, err)
	require.NoFileExists(t, l.Faces[0].Options.Path)
	require.NoFileExists(t, l.Faces[0].Options.Path+".lock")
	require.Equal(t, []int{-1, -1, -1}, []int{l.EpollFD, l.WakeFD, l.Faces[0].Listener.FD})
	stop_loop.StopLoop(l) // harms nobody
}
