package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/session/drop_exchange"
	"rkllmd/faces/session/set_run"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/deliver_event"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/faces/uma_session"
)

func TestSetRun(t *testing.T) {
	for _, test := range []struct {
		name               string
		cancelled, dropped bool
		calls              []string
	}{
		{"wanted", false, false, []string{"render", "start"}},
		{"cancelled meanwhile", true, false, []string{"render", "start", "abort"}},
		{"not the session's any more", false, true, []string{"render", "start", "abort"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			request := &uma.Request{Exchange: stream.Exchange{ID: "a", Cancelled: test.cancelled}}
			s, notes, _ := uma_session.UMASession(t, request)
			if test.dropped {
				drop_exchange.DropExchange(s)
			}
			backend := s.Host.Hub.Backend.Load()
			run, err := start_generation.StartGeneration(backend,
				generation.Request{Prompt: "Hi", Sampling: backend.Defaults, Logprobs: -1},
				on_event.OnEvent(s, request, deliver_event.DeliverEvent))
			require.NoError(t, err)
			set_run.SetRun(s, &request.Exchange, run)
			require.Same(t, run, request.Run)
			require.Equal(t, test.calls, notes.Calls)
			require.True(t, s.Mu.TryLock(), "the lock is free again")
		})
	}
}
