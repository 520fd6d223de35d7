package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/handle_control"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestHandleControl(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	handle_control.HandleControl(c, stream.Control{Action: "pause"})
	require.Contains(t, websocket_sent.WebsocketSent(t, c)[0]["message"],
		"there is no generation to pause: send a config")

	g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
	handle_control.HandleControl(c, stream.Control{Action: "pause"})
	require.Equal(t, "pause", websocket_sent.WebsocketSent(t, c)[0]["operation"])
	handle_control.HandleControl(c, stream.Control{Action: "stop"})
	require.Equal(t, []string{"render", "start", "pause", "abort"}, seen.Notes.Calls)
	deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonAbort})
	require.Equal(t, "completion", websocket_sent.WebsocketSent(t, c)[0]["type"])

	handle_control.HandleControl(c, stream.Control{Action: "resume"})
	sent := websocket_sent.WebsocketSent(t, c)
	require.Equal(t, "invalid_request", sent[0]["error"])
	require.Contains(t, sent[0]["message"], `has ended: there is nothing to resume`)
	require.NotContains(t, sent[0], "request_id", "it ends nothing")
	handle_control.HandleControl(c, stream.Control{Action: "regenerate"})
	require.NotSame(t, g, c.Generation)
	<-g.Ended
	require.Eventually(t, func() bool {
		c.Generation.Mu.Lock()
		defer c.Generation.Mu.Unlock()
		return c.Generation.Run != nil
	}, 2*time.Minute, time.Millisecond)
	require.Nil(t, c.Generation.After, "of the one before, and of those before that, nothing is kept")

	seen.Backend.Capabilities.Pause = false
	websocket_sent.WebsocketSent(t, c)
	handle_control.HandleControl(c, stream.Control{Action: "pause"})
	require.Contains(t, websocket_sent.WebsocketSent(t, c)[0]["message"], "a run cannot be paused on toy")
}
