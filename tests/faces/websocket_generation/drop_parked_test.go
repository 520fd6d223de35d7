package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_parked"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
)

func TestDropParked(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	now := time.Now()
	g.Parked = now
	drop_parked.DropParked(g, now)
	require.False(t, g.Forgotten, "it was resumed")
	g.Conn = nil
	drop_parked.DropParked(g, now.Add(-time.Second))
	require.False(t, g.Forgotten, "it was resumed, and parked again")
	drop_parked.DropParked(g, now)
	require.True(t, g.Forgotten)
	require.Empty(t, c.Host.Generations)
	require.Equal(t, []string{"render", "start", "abort"}, seen.Notes.Calls)
}
