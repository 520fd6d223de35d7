package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/drop_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/server/connection_fill_socket"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestDropConnection(t *testing.T) {
	_, c, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	_, err := unix.Write(client, []byte("request"))
	require.NoError(t, err)
	connection_fill_socket.ConnectionFillSocket(t, c)
	c.Mu.Lock()
	drop_connection.DropConnection(c)
	c.Mu.Unlock()

	require.True(t, c.Gone)
	require.False(t, c.Closed, "that is the loop's")
	require.Nil(t, c.Out.Data)
	require.NotZero(t, connection_take_events.ConnectionTakeEvents(t, c)&unix.EPOLLHUP, "the loop sees it")
	require.Equal(t, connection.ErrClosed, send_to_connection.SendToConnection(c, []byte("x")))
	got := make([]byte, 10)
	n, err := unix.Read(c.FD, got)
	require.NoError(t, err)
	require.Equal(t, "request", string(got[:n]), "what came before can still be read")
}
