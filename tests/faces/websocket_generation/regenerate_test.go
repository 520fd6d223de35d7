package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/handle_operation"
	"rkllmd/faces/websocket_generation/regenerate"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestRegenerate(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Limiter: &stream.Limiter{PerMinute: 1}})
	old := websocket_begin.WebsocketBegin(t, c,
		`{"type": "config", "prompt": "Hi", "parameters": {"seed": 5, "top_k": 7}}`)
	hot := float32(1.5)
	require.NoError(t, handle_operation.HandleOperation(old, stream.Control{Action: "modify",
		Parameters: stream.Parameters{Temperature: &hot}}))
	websocket_sent.WebsocketSent(t, c)
	regenerate.Regenerate(c)
	g := c.Generation
	require.NotSame(t, old, g)
	require.Equal(t, []string{"render", "start", "modify 1.5", "abort"}, seen.Notes.Calls)
	require.Equal(t, map[string]*websocket.Generation{g.ID: g}, c.Host.Generations)
	deliver_done.DeliverDone(old.Run, generation.Event{Reason: generation.ReasonAbort})
	require.Eventually(t, func() bool { g.Mu.Lock(); defer g.Mu.Unlock(); return g.Run != nil }, 2*time.Minute,
		time.Millisecond)
	sent := websocket_sent.WebsocketSent(t, c)
	require.Equal(t, []any{"completion", old.ID, "init", g.ID}, []any{sent[0]["type"], sent[0]["request_id"],
		sent[1]["type"], sent[1]["request_id"]})
	require.EqualValues(t, 5, *old.Run.Request.Seed)
	require.Nil(t, g.Run.Request.Seed, "another answer is wanted")
	require.Equal(t, []float32{1.5, 7}, []float32{g.Run.Request.Sampling.Temperature,
		float32(g.Run.Request.Sampling.TopK)})

	regenerate.Regenerate(c)
	require.Equal(t, "rate_limited", websocket_sent.WebsocketSent(t, c)[0]["error"])
	require.Same(t, g, c.Generation)
}
