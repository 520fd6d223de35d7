package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_idle_sessions"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestCloseIdleSessions(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Idle: time.Hour})
	old, running, fresh := generation_fake_session.GenerationFakeSession(t, table, 1),
		generation_fake_session.GenerationFakeSession(t, table, 1), generation_fake_session.GenerationFakeSession(t,
			table, 1)
	begin := time.Now()
	run := generation_fake_begin.GenerationFakeBegin(t, running)
	old.Used, running.Used, fresh.Used = begin, begin, begin.Add(time.Second)
	require.Zero(t, close_idle_sessions.CloseIdleSessions(table, begin.Add(time.Hour-1)))
	require.Equal(t, 1, close_idle_sessions.CloseIdleSessions(table, begin.Add(time.Hour)))
	require.Equal(t, map[*generation.Session][]generation.CloseReason{old: {generation.ClosedIdle}}, fake.Gone)
	require.Equal(t, map[uint64]int{old.Owner: 1}, fake.Released)
	require.Equal(t, 1, close_idle_sessions.CloseIdleSessions(table, begin.Add(48*time.Hour)),
		"a run goes on for as long as it does")
	end_session_run.EndSessionRun(run, nil)
	require.Zero(t, close_idle_sessions.CloseIdleSessions(table, running.Used.Add(time.Hour-1)),
		"the clock starts when it ends")
	require.Equal(t, 1, close_idle_sessions.CloseIdleSessions(table, running.Used.Add(time.Hour)))
	require.Empty(t, fake.Aborted)
	require.Empty(t, table.ByID)
}
