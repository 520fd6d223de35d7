// Package generation_fake_begin begins a run of a session.
package generation_fake_begin

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/start_session_run"
)

// GenerationFakeBegin begins a run, of which the backend is told nothing; the test ends it.
func GenerationFakeBegin(tb testing.TB, s *generation.Session, tokens ...int32) *generation.Run {
	tb.Helper()
	run := &generation.Run{Backend: s.Backend, Request: generation.Request{Session: s, Tokens: tokens},
		Done: make(chan struct{})}
	_, err := start_session_run.StartSessionRun(run, tokens)
	require.NoError(tb, err)
	run.Begun = true
	return run
}
