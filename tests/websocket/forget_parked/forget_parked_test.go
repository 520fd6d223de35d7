package forget_parked_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/websocket_begin"
	"rkllmd/tests/support/websocket_connection"
	"rkllmd/websocket"
	"rkllmd/websocket/forget_parked"
)

func TestForgetParked(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	now := time.Now()
	g.Parked = now
	forget_parked.ForgetParked(g, now)
	require.False(t, g.Forgotten, "it was resumed")
	g.Conn = nil
	forget_parked.ForgetParked(g, now.Add(-time.Second))
	require.False(t, g.Forgotten, "it was resumed, and parked again")
	forget_parked.ForgetParked(g, now)
	require.True(t, g.Forgotten)
	require.Empty(t, c.Host.Generations)
	require.Equal(t, []string{"render", "start", "abort"}, seen.Notes.Calls)
}
