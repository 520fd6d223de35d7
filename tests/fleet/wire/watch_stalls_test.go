package wire_test

import (
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/watch_stalls"
	"rkllmd/tests/support/fleet/nats_server"
)

// It ends with the connection, whatever it has noticed.
func TestWatchStalls(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	ended := make(chan struct{})
	go func() {
		watch_stalls.WatchStalls(c, &wire.Since{})
		close(ended)
	}()
	c.Close()
	<-ended
}
