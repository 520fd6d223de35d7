package wire_test

import (
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/close_connection"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestCloseConnection(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	close_connection.CloseConnection(c)()
	require.True(t, c.IsClosed())
}
