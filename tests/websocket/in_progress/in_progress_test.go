package in_progress_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/in_progress"
)

func TestInProgress(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	require.False(t, in_progress.InProgress(c))
	c.Generation = &websocket.Generation{Conn: c}
	require.True(t, in_progress.InProgress(c))
	c.Generation.Last = []byte("{}")
	require.False(t, in_progress.InProgress(c), "it has ended")
	c.Generation = &websocket.Generation{Conn: &websocket.Connection{}}
	require.False(t, in_progress.InProgress(c), "another connection has it now")
}
