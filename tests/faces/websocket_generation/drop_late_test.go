package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_late"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
)

func TestDropLate(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	g.Conn, g.Parked = nil, time.Now()
	expire := drop_late.DropLate(g, g.Parked)
	require.False(t, g.Forgotten)
	expire()
	require.True(t, g.Forgotten)
}
