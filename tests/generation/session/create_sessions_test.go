package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestCreateSessions(t *testing.T) {
	for name, row := range map[string]struct{ given, want generation.SessionOptions }{
		"defaults": {generation.SessionOptions{}, generation.SessionOptions{Limit: 256, Idle: 30 * time.Minute,
			Sink: 4, Window: 4}},
		"as given": {generation.SessionOptions{Limit: 2, Idle: time.Second, Sink: 1, Window: 3},
			generation.SessionOptions{Limit: 2, Idle: time.Second, Sink: 1, Window: 3}},
		"no sink": {generation.SessionOptions{Sink: -1, Window: 99}, generation.SessionOptions{Limit: 256,
			Idle: 30 * time.Minute, Window: 16}},
		"more than it has": {generation.SessionOptions{Sink: 99}, generation.SessionOptions{Limit: 256,
			Idle: 30 * time.Minute, Sink: 15, Window: 1}},
		"negative": {generation.SessionOptions{Limit: -1, Idle: -1, Sink: -7, Window: -1},
			generation.SessionOptions{Limit: 256, Idle: 30 * time.Minute, Window: 8}},
	} {
		t.Run(name, func(t *testing.T) {
			table := create_sessions.CreateSessions(&generation.Backend{Model: generation.ModelInfo{ContextSize: 16}},
				row.given, nil)
			defer close_sessions.CloseSessions(table)
			require.Equal(t, row.want, table.Options)
			require.Empty(t, table.ByID)
		})
	}
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Idle: 20 * time.Millisecond})
	s := generation_fake_session.GenerationFakeSession(t, table)
	for len(table.Stop) == 0 { // its goroutine closes what nobody uses
		fake.Mu.Lock()
		reasons := fake.Gone[s]
		fake.Mu.Unlock()
		if len(reasons) > 0 {
			require.Equal(t, []generation.CloseReason{generation.ClosedIdle}, reasons)
			break
		}
		time.Sleep(time.Millisecond)
	}
}
