package wire_test

import (
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/read_connected"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestReadConnected(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	since := &wire.Since{}
	since.At.Store(5)
	require.Equal(t, time.Unix(0, 5), read_connected.ReadConnected(c, since)())
	c.Close()
	require.True(t, read_connected.ReadConnected(c, since)().IsZero())
}
