package websocket_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/keep_connection"
	"rkllmd/tests/faces/websocket_connection"
)

func TestKeepConnection(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	require.Contains(t, c.Host.Connections, c, "the helper has kept it")
	require.Equal(t, []int{1}, seen.Told.Clients)
	c.Host.Serving.Done() // one was counted: otherwise this panics
	c.Host.Serving.Wait()
	c.Host.Stopped = true
	other := &websocket.Connection{Host: c.Host}
	require.False(t, keep_connection.KeepConnection(other))
	require.NotContains(t, c.Host.Connections, other)
	require.Equal(t, []int{1}, seen.Told.Clients)
}
