package client_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/close_all_connections"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestCloseAllConnections(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{MaxClients: 1})
	_, served := server_admit.ServerAdmit(t, l)
	_, refused := server_admit.ServerAdmit(t, l)
	close_all_connections.CloseAllConnections(l)
	require.Zero(t, l.Table.Count)
	require.Zero(t, l.Table.Refused)
	_, err := served.Read(make([]byte, 1))
	require.Equal(t, io.EOF, err)
	_, err = io.ReadAll(refused)
	require.NoError(t, err)
}
