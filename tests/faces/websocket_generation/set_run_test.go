package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/deliver_event"
	"rkllmd/faces/websocket_generation/set_run"
	"rkllmd/generation"
	"rkllmd/generation/run/create_run"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/generation/run/start_prompted_run"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestSetRun(t *testing.T) {
	k := int32(3)
	for _, one := range []struct {
		name  string
		with  *websocket.Generation
		lost  bool
		calls []string
		can   bool
	}{
		{"nothing was asked", &websocket.Generation{}, false, []string{"start"}, true},
		{"paused", &websocket.Generation{Paused: true}, false, []string{"start", "pause"}, true},
		{"modified", &websocket.Generation{Modified: true, Config: stream.Config{Parameters: stream.Parameters{
			TopK: &k}}}, false, []string{"start", "modify 1"}, true},
		{"stopped", &websocket.Generation{Stopped: true}, false, []string{"start", "abort"}, true},
		{"its time is over", &websocket.Generation{TimedOut: true}, false, []string{"start", "abort"}, true},
		{"its connection is lost", &websocket.Generation{}, true, []string{"start", "pause"}, true},
		{"and it cannot be paused", &websocket.Generation{}, true, []string{"start", "abort"}, false},
		{"the client is told that it cannot", &websocket.Generation{Paused: true}, false, []string{"start"}, false},
	} {
		t.Run(one.name, func(t *testing.T) {
			c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
			seen.Backend.Capabilities.Pause = one.can
			g := one.with
			g.Host, g.Answer = c.Host, &stream.Answer{}
			if !one.lost {
				g.Conn = c
			}
			run := create_run.CreateRun(seen.Backend, generation.Request{Tokens: []int32{1},
				Sampling: seen.Backend.Defaults}, "", on_event.OnEvent(g.Host, g, deliver_event.DeliverEvent))
			require.NoError(t, start_prompted_run.StartPromptedRun(run, []int32{1}))
			set_run.SetRun(g, run)
			require.Equal(t, one.calls, seen.Notes.Calls)
			require.Same(t, run, g.Run)
			require.NotNil(t, g.Init)
			sent := websocket_sent.WebsocketSent(t, c)
			if !one.can && !one.lost {
				require.Contains(t, sent[1]["message"], "a run cannot be paused on toy")
				require.False(t, g.Paused)
			}
			if g.Modified {
				require.EqualValues(t, 3, run.Sampling.TopK)
			}
		})
	}
	t.Run("what was asked before the run was known is done at its first event, once", func(t *testing.T) {
		c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
		g := &websocket.Generation{Host: c.Host, Conn: c, Answer: &stream.Answer{}, Paused: true}
		run := create_run.CreateRun(seen.Backend, generation.Request{Tokens: []int32{1},
			Sampling: seen.Backend.Defaults}, "", on_event.OnEvent(c.Host, g, deliver_event.DeliverEvent))
		require.NoError(t, start_prompted_run.StartPromptedRun(run, []int32{1}))
		for range 2 {
			deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("a"))
		}
		set_run.SetRun(g, run)
		require.Equal(t, []string{"start", "pause"}, seen.Notes.Calls)
		require.Same(t, run, g.Run)
	})
}
