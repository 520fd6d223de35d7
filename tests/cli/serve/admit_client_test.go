package serve_test

import (
	"io"
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/admit_client"
	"rkllmd/server"
	"rkllmd/tests/cli/serve/cli_clients"
)

func TestAdmitClient(t *testing.T) {
	listener, clients := cli_clients.CliClients(t, 2, 2+server.MaxRefused+2)
	for i, client := range clients {
		conn, err := listener.Listener.Accept()
		require.NoError(t, err)
		listener.Clients.Stopped = i == len(clients)-1
		if listener.Clients.Stopped {
			listener.Clients.Limit = 1000
		}
		counted := admit_client.AdmitClient(listener.Clients, conn)
		if i >= 2+server.MaxRefused { // too many, or too late
			require.Nil(t, counted)
			_, err = client.Read(make([]byte, 1))
			require.Equal(t, io.EOF, err)
			continue
		}
		require.NotNil(t, counted)
		listener.Clients.Mu.Lock() // drop_client is at work
		refused := listener.Clients.Refused[net.Addr(conn.RemoteAddr())]
		listener.Clients.Mu.Unlock()
		require.Equal(t, i >= 2, refused)
	}
	listener.Clients.Mu.Lock()
	defer listener.Clients.Mu.Unlock()
	require.Len(t, listener.Clients.Open, 2+server.MaxRefused)
}
