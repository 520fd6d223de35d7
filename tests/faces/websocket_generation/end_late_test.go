package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/end_late"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
)

func TestEndLate(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	late := end_late.EndLate(g)
	require.False(t, g.TimedOut)
	late()
	require.True(t, g.TimedOut)
	require.Equal(t, []string{"render", "start", "abort"}, seen.Notes.Calls)
	early := &websocket.Generation{}
	end_late.EndLate(early)()
	require.True(t, early.TimedOut)
}
