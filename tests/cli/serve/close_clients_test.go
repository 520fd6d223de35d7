package serve_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/close_clients"
	"rkllmd/tests/cli/serve/cli_clients"
)

func TestCloseClients(t *testing.T) {
	listener, clients := cli_clients.CliClients(t, 1, 2)
	for range clients {
		_, err := listener.Accept()
		require.NoError(t, err)
	}
	close_clients.CloseClients(listener.Clients)
	for _, client := range clients {
		_, err := client.Read(make([]byte, 1))
		require.Equal(t, io.EOF, err)
	}
	require.True(t, listener.Clients.Stopped)
}
