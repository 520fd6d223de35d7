package client_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/close_all_connections"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_admit"
)

func TestCloseAllConnections(t *testing.T) {
	l, _, served := loop_with_client.LoopWithClient(t, server.Options{MaxClients: 1})
	_, refused := server_admit.ServerAdmit(t, l)
	close_all_connections.CloseAllConnections(l)
	require.Zero(t, l.Table.Count)
	require.Zero(t, l.Table.Refused)
	_, err := served.Read(make([]byte, 1))
	require.Equal(t, io.EOF, err)
	_, err = io.ReadAll(refused)
	require.NoError(t, err)
}
