package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestEndSessionRun(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
	run := generation_fake_begin.GenerationFakeBegin(t, s)
	s.Used = time.Time{}
	end_session_run.EndSessionRun(&generation.Run{Request: run.Request}, []int32{9})
	require.Same(t, run, s.Run, "another run changes nothing")
	generated := []int32{3, 4}
	end_session_run.EndSessionRun(run, generated)
	end_session_run.EndSessionRun(run, generated)
	generated[0] = 9
	require.Equal(t, []int32{1, 2, 3, 4}, s.Tokens, "once, and a copy")
	require.Nil(t, s.Run)
	require.Equal(t, [2]int{2, 2}, [2]int{s.Turn, s.Answer})
	require.Zero(t, s.Before)
	require.WithinDuration(t, time.Now(), s.Used, time.Minute, "its idle time begins now")
	require.Empty(t, fake.Released)

	run = generation_fake_begin.GenerationFakeBegin(t, s)
	require.Equal(t, 4, close_session.CloseSession(table, s, generation.ClosedByClient))
	require.Empty(t, fake.Released)
	end_session_run.EndSessionRun(run, nil)
	end_session_run.EndSessionRun(run, nil)
	require.Equal(t, map[uint64]int{s.Owner: 1}, fake.Released)
}
