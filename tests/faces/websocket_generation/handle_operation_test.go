package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/handle_operation"
	"rkllmd/generation"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestHandleOperation(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	hot := float32(1.5)
	for _, control := range []stream.Control{{Action: "pause"}, {Action: "resume"}, {Action: "modify",
		Parameters: stream.Parameters{Temperature: &hot}}} {
		require.NoError(t, handle_operation.HandleOperation(g, control))
		sent := websocket_sent.WebsocketSent(t, c)
		require.Len(t, sent, 1)
		require.Equal(t, []any{"status", control.Action, 100.0}, []any{sent[0]["type"], sent[0]["operation"],
			sent[0]["progress"]})
		require.Equal(t, control.Action == "pause", g.Paused)
	}
	require.NoError(t, handle_operation.HandleOperation(g, stream.Control{Action: "stop"}))
	require.Empty(t, c.Out, "the completion acknowledges that")
	require.Equal(t, []string{"render", "start", "pause", "resume", "modify 1.5", "abort"}, seen.Notes.Calls)

	t.Run("what the backend cannot do is not done", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		seen.Backend.Capabilities.Pause, seen.Backend.Capabilities.Modify = false, false
		for _, control := range []stream.Control{{Action: "pause"}, {Action: "resume"}, {Action: "modify",
			Parameters: stream.Parameters{Temperature: &hot}}} {
			require.ErrorIs(t, handle_operation.HandleOperation(g, control), generation.ErrNotSupported)
		}
		require.False(t, g.Paused)
		require.Empty(t, c.Out)
		require.Nil(t, g.Config.Parameters.Temperature)
	})
	t.Run("before it has begun", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := &websocket.Generation{Host: c.Host, Conn: c}
		for _, action := range []string{"pause", "stop"} {
			require.NoError(t, handle_operation.HandleOperation(g, stream.Control{Action: action}))
		}
		require.True(t, g.Paused)
		require.True(t, g.Stopped)
		require.NoError(t, handle_operation.HandleOperation(g, stream.Control{Action: "resume"}))
		require.False(t, g.Paused)
	})
}
