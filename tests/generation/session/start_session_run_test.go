package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/start_session_run"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestStartSessionRun(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Sink: 2, Window: 3})
	s := generation_fake_session.GenerationFakeSession(t, table)
	run := &generation.Run{Backend: table.Backend, Request: generation.Request{Session: s, MaxTokens: 3}}
	_, err := start_session_run.StartSessionRun(run, nil)
	require.EqualError(t, err, "session \""+s.ID+"\" has no history yet; give a prompt, or append tokens first")
	require.ErrorIs(t, err, generation.ErrInvalid)
	_, err = start_session_run.StartSessionRun(run, []int32{1, -1})
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.Nil(t, s.Run)
	require.Empty(t, s.Tokens)

	s.Used = time.Time{}
	dropped, err := start_session_run.StartSessionRun(run, []int32{1, 2})
	require.NoError(t, err)
	require.Zero(t, dropped)
	require.Equal(t, []int32{1, 2}, run.Prompt)
	require.Same(t, run, s.Run)
	require.Equal(t, 2, s.Turn)
	require.Equal(t, &run.Request, s.Last)
	require.WithinDuration(t, time.Now(), s.Used, time.Minute)
	run.Prompt[0] = 9
	require.Equal(t, []int32{1, 2}, s.Tokens, "the prompt is the run's own")
	_, err = start_session_run.StartSessionRun(&generation.Run{Backend: table.Backend, Request: run.Request},
		[]int32{3})
	require.ErrorIs(t, err, generation.ErrBusy)

	end_session_run.EndSessionRun(run, []int32{3, 4})
	s.Capacity = 6
	second := &generation.Run{Backend: table.Backend, Request: generation.Request{Session: s}}
	dropped, err = start_session_run.StartSessionRun(second, []int32{5, 6, 7})
	require.NoError(t, err)
	require.Equal(t, 2, dropped)
	require.Equal(t, []int32{1, 2, 5, 6, 7}, second.Prompt)
	require.Equal(t, 5, s.Turn)
	require.Equal(t, uint64(2), s.Dropped)

	end_session_run.EndSessionRun(second, nil)
	_, err = start_session_run.StartSessionRun(&generation.Run{Backend: &generation.Backend{Model: generation.ModelInfo{
		Name: "other"}}, Request: run.Request}, nil)
	require.EqualError(t, err, "session \""+s.ID+"\" belongs to toy, not to other")
	close_session.CloseSession(table, s, generation.ClosedByClient)
	_, err = start_session_run.StartSessionRun(second, nil)
	require.ErrorIs(t, err, generation.ErrNotFound)
}
