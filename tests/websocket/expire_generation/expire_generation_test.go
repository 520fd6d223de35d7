package expire_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_begin"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/expire_generation"
)

func TestExpireGeneration(t *testing.T) {
	c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	g.Conn, g.Parked = nil, time.Now()
	expire := expire_generation.ExpireGeneration(g, g.Parked)
	require.False(t, g.Forgotten)
	expire()
	require.True(t, g.Forgotten)
}
