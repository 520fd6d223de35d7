package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/park_generation"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_begin"
)

func TestParkGeneration(t *testing.T) {
	for _, one := range []struct {
		name   string
		grace  time.Duration
		wanted bool
		can    bool
		calls  []string
		kept   int
	}{
		{"paused and kept", time.Hour, true, true, []string{"render", "start", "pause"}, 1},
		{"ended and kept", time.Hour, true, false, []string{"render", "start", "abort"}, 1},
		{"no grace", 0, true, true, []string{"render", "start", "abort"}, 0},
		{"not wanted", time.Hour, false, true, []string{"render", "start", "abort"}, 0},
		{"the grace is over", time.Millisecond, true, true, []string{"render", "start", "pause", "abort"}, 0},
	} {
		t.Run(one.name, func(t *testing.T) {
			c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Grace: one.grace})
			seen.Backend.Capabilities.Pause = one.can
			g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
			park_generation.ParkGeneration(g, c, one.wanted)
			require.Eventually(t, func() bool {
				c.Host.Mu.Lock()
				defer c.Host.Mu.Unlock()
				return len(
					c.Host.Generations) == one.kept
			}, 2*time.Minute, time.Millisecond)
			seen.Notes.Mu.Lock()
			defer seen.Notes.Mu.Unlock()
			require.Equal(t, one.calls, seen.Notes.Calls)
		})
	}
	t.Run("another connection has it", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		park_generation.ParkGeneration(g, &websocket.Connection{Host: c.Host}, true)
		require.Same(t, c, g.Conn)
		require.Equal(t, []string{"render", "start"}, seen.Notes.Calls)
	})
	t.Run("it has not begun, or has ended", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{Grace: time.Hour})
		g := &websocket.Generation{Host: c.Host, Conn: c}
		park_generation.ParkGeneration(g, c, true)
		require.Nil(t, g.Conn)
		g = websocket_begin.WebsocketBegin(t, c, `{"type": "config", "prompt": "Hi"}`)
		deliver_done.DeliverDone(g.Run, generation.Event{Reason: generation.ReasonStop})
		park_generation.ParkGeneration(g, c, true)
		require.Equal(t, []string{"render", "start"}, seen.Notes.Calls)
		require.Contains(t, c.Host.Generations, g.ID)
	})
}
