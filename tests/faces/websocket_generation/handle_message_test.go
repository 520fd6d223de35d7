package websocket_generation_test

import (
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/handle_message"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestHandleMessage(t *testing.T) {
	t.Run("anything but a config ends a new connection", func(t *testing.T) {
		for text, why := range map[string]string{`{"type": "control", "action": "stop"}`: `"..."}`,
			`{"type": "feedback", "rating": 1}`: `"..."}`,
			`nonsense`:                          `; the message is no JSON: the only words are true, false and null`,
			`{}`:                                `; "type" is missing`} {
			c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
			c.Configured = false
			handle_message.HandleMessage(c, []byte(text))
			require.Equal(t, coder.StatusPolicyViolation, c.Ending.Code)
			sent := websocket_sent.WebsocketSent(t, c)
			require.Len(t, sent, 1)
			require.Equal(t, []any{"error", "invalid_request", false, "none"}, []any{sent[0]["type"], sent[0]["error"],
				sent[0]["recoverable"], sent[0]["recovery_action"]})
			require.Contains(t, sent[0]["message"], "the first message must be a config")
			require.Contains(t, sent[0]["message"], why)
			require.Equal(t, []string{"invalid_request"}, seen.Told.Errors)
		}
	})
	t.Run("a config that is wrong does not", func(t *testing.T) {
		c, _ := websocket_connection.WebsocketConnection(t, websocket.Options{})
		c.Configured = false
		handle_message.HandleMessage(c, []byte(`{"type": "config", "prompt": "Hi", "parameters": {"top_p": 2}}`))
		sent := websocket_sent.WebsocketSent(t, c)
		require.Equal(t, []any{"invalid_request", true, "fix_request"}, []any{sent[0]["error"], sent[0]["recoverable"],
			sent[0]["recovery_action"]})
		require.Equal(t, "top_p is 2; it must be from 0 to 1 (1 is off)", sent[0]["message"])
		require.Nil(t, c.Ending)
		require.True(t, c.Configured)
		require.False(t, c.Silence.Stop(), "it was stopped")
	})
	t.Run("each kind goes where it belongs", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		for _, text := range []string{`{"type": "config", "prompt": "Hi"}`, `{"type": "control", "action": "pause"}`,
			`{"type": "feedback", "rating": 1}`, `nonsense`} {
			handle_message.HandleMessage(c, []byte(text))
		}
		sent := websocket_sent.WebsocketSent(t, c)
		require.Contains(t, sent[0]["message"], g.ID+`" is in progress`)
		require.Equal(t, []any{"pause", "feedback"}, []any{sent[1]["operation"], sent[2]["operation"]})
		require.Equal(t, "invalid_request", sent[3]["error"])
		require.Equal(t, []string{"render", "start", "pause"}, seen.Notes.Calls)
		require.Nil(t, c.Ending)
	})
}
