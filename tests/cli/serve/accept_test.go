package serve_test

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/cli/serve/cli_clients"
)

func TestAccept(t *testing.T) {
	listener, clients := cli_clients.CliClients(t, 1, 2)
	conn, err := listener.Accept()
	require.NoError(t, err)
	require.Equal(t, clients[0].LocalAddr().String(), conn.RemoteAddr().String())
	require.Empty(t, listener.Clients.Refused)
	conn, err = listener.Accept()
	require.NoError(t, err)
	listener.Clients.Mu.Lock() // drop_client is at work
	refused := listener.Clients.Refused[conn.RemoteAddr()]
	listener.Clients.Mu.Unlock()
	require.True(t, refused)
	require.NoError(t, listener.Close())
	_, err = listener.Accept()
	require.ErrorIs(t, err, net.ErrClosed)
}
