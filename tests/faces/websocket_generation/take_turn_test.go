package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/take_turn"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestTakeTurn(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Limiter: &stream.Limiter{PerMinute: 1}})
	require.True(t, take_turn.TakeTurn(c))
	require.Empty(t, c.Out)
	require.False(t, take_turn.TakeTurn(c))
	sent := websocket_sent.WebsocketSent(t, c)
	require.Equal(t, []any{"rate_limited", true, "retry"}, []any{sent[0]["error"], sent[0]["recoverable"],
		sent[0]["recovery_action"]})
	require.Contains(t, sent[0]["message"], "a client may start 1 generations a minute; wait ")
	require.InDelta(t, 60, sent[0]["retry_after_seconds"], 30)
	require.Equal(t, []string{"rate_limited"}, seen.Told.Errors)
	c.Client.User = "another"
	require.True(t, take_turn.TakeTurn(c))
}
