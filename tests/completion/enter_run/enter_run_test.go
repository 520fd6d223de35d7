package enter_run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/drop_exchange"
	"rkllmd/completion/enter_run"
	"rkllmd/completion/on_event"
	"rkllmd/generation"
	"rkllmd/generation/start_generation"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/deliver_event"
)

func TestEnterRun(t *testing.T) {
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
			request := &uma.Request{Exchange: completion.Exchange{ID: "a", Cancelled: test.cancelled}}
			s, notes, _ := uma_session.UMASession(t, request)
			if test.dropped {
				drop_exchange.DropExchange(s)
			}
			backend := s.Host.Hub.Backend.Load()
			run, err := start_generation.StartGeneration(backend,
				generation.Request{Prompt: "Hi", Sampling: backend.Defaults, Logprobs: -1},
				on_event.OnEvent(s, request, deliver_event.DeliverEvent))
			require.NoError(t, err)
			enter_run.EnterRun(s, &request.Exchange, run)
			require.Same(t, run, request.Run)
			require.Equal(t, test.calls, notes.Calls)
			require.True(t, s.Mu.TryLock(), "the lock is free again")
		})
	}
}
