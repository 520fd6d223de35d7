package serve_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/cli/serve/cli_clients"
)

func TestClose(t *testing.T) {
	listener, clients := cli_clients.CliClients(t, 1, 3)
	for i, client := range clients {
		conn, err := listener.Accept()
		require.NoError(t, err)
		require.Len(t, listener.Clients.Open, 1, "the place is free again")
		require.Empty(t, listener.Clients.Refused, i)
		require.NoError(t, conn.Close())
		_, err = client.Read(make([]byte, 1))
		require.Equal(t, io.EOF, err)
		require.Error(t, conn.Close(), "a second time")
		require.Empty(t, listener.Clients.Open)
	}
}
