package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/is_generating"
	"rkllmd/tests/faces/websocket_connection"
)

func TestIsGenerating(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	require.False(t, is_generating.IsGenerating(c))
	c.Generation = &websocket.Generation{Conn: c}
	require.True(t, is_generating.IsGenerating(c))
	c.Generation.Last = []byte("{}")
	require.False(t, is_generating.IsGenerating(c), "it has ended")
	c.Generation = &websocket.Generation{Conn: &websocket.Connection{}}
	require.False(t, is_generating.IsGenerating(c), "another connection has it now")
}
