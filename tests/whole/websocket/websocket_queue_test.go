package websocket_test

import (
	"fmt"
	"testing"
	"time"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/websocket"
	"rkllmd/tests/support/engine/slow_pool"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/generation/generation_engine"
)

// Those that wait for their turn are told so, how far the line has moved, and how long the rest will take.
func TestWebsocketQueue(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 1, Size: 1024,
		Disturb: slow_pool.SlowPool(10 * time.Millisecond)})
	_, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{MaxPendingBytes: 64 << 20})
	sockets := make([]*coder.Conn, 4)
	for i := range sockets {
		sockets[i] = websocket_dial.WebsocketDial(t, url)
		websocket_say.WebsocketSay(t, sockets[i],
			`{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 1000}}`)
		if i == 0 {
			websocket_until.WebsocketUntil(t, sockets[i], "token")
			continue
		}
		messages := websocket_until.WebsocketUntil(t, sockets[i], "status")
		require.Equal(t, []any{"queued", fmt.Sprintf("Number %d in the line.", i), 0.0}, []any{messages[1]["operation"],
			messages[1]["message"], messages[1]["progress"]})
		require.NotContains(t, messages[1], "eta_seconds")
	}
	for i, progress := range []float64{33, 67, 100} {
		websocket_say.WebsocketSay(t, sockets[i], `{"type": "control", "action": "stop"}`)
		websocket_until.WebsocketUntil(t, sockets[i], "completion")
		status := websocket_hear.WebsocketHear(t, sockets[3])
		require.Equal(t, []any{"status", "queued", progress}, []any{status["type"], status["operation"],
			status["progress"]})
		require.Contains(t, status, "eta_seconds")
	}
	require.Equal(t, "token", websocket_hear.WebsocketHear(t, sockets[3])["type"])
}
