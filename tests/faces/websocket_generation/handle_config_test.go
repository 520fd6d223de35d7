package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/handle_config"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestHandleConfig(t *testing.T) {
	prompt := "Hi"
	config := stream.Config{Input: stream.Input{Prompt: &prompt}, Options: stream.Options{Stream: true}}
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Limiter: &stream.Limiter{PerMinute: 2},
		Grace: time.Hour})
	handle_config.HandleConfig(c, config)
	first := c.Generation
	require.Eventually(t, func() bool { first.Mu.Lock(); defer first.Mu.Unlock(); return first.Run != nil },
		2*time.Minute, time.Millisecond)
	require.Equal(t, "init", websocket_sent.WebsocketSent(t, c)[0]["type"])

	handle_config.HandleConfig(c, config)
	require.Same(t, first, c.Generation)
	require.Contains(t, websocket_sent.WebsocketSent(t, c)[0]["message"], "stop it first")

	deliver_done.DeliverDone(first.Run, generation.Event{Reason: generation.ReasonStop})
	websocket_sent.WebsocketSent(t, c)
	handle_config.HandleConfig(c, config)
	second := c.Generation
	require.NotSame(t, first, second)
	require.Equal(t, map[string]*websocket.Generation{second.ID: second}, c.Host.Generations,
		"the first one is forgotten")
	require.Eventually(t, func() bool { second.Mu.Lock(); defer second.Mu.Unlock(); return second.Run != nil },
		2*time.Minute, time.Millisecond)
	deliver_done.DeliverDone(second.Run, generation.Event{Reason: generation.ReasonStop})
	websocket_sent.WebsocketSent(t, c)

	handle_config.HandleConfig(c, config)
	sent := websocket_sent.WebsocketSent(t, c)
	require.Equal(t, "rate_limited", sent[0]["error"])
	require.Same(t, second, c.Generation)

	config.Resume = second.ID
	handle_config.HandleConfig(c, config)
	sent = websocket_sent.WebsocketSent(t, c)
	require.Equal(t, []any{"init", "completion"}, []any{sent[0]["type"], sent[1]["type"]}, "that is no new one")
	config.Resume = "gen_other"
	handle_config.HandleConfig(c, config)
	require.Equal(t, "invalid_request", websocket_sent.WebsocketSent(t, c)[0]["error"])
	require.Len(t, seen.Notes.Runs, 2)
}
