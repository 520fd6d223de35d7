package run_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/create_run"
	"rkllmd/generation/run/start_prompted_run"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestStartPromptedRun(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run := create_run.CreateRun(b, generation.Request{}, "", nil)
	require.NoError(t, start_prompted_run.StartPromptedRun(run, []int32{1, 2}))
	require.Equal(t, []int32{1, 2}, run.Prompt)
	require.ErrorIs(t, start_prompted_run.StartPromptedRun(create_run.CreateRun(b, generation.Request{}, "", nil),
		make([]int32, 65)), generation.ErrTooLong)
	require.Len(t, notes.Runs, 1)

	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Sink: 1, Window: 4})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2, 3)
	s.Backend, s.Capacity = b, 5
	run = create_run.CreateRun(b, generation.Request{Session: s}, "", nil)
	notes.Refuse = errors.New("the queue is full")
	require.EqualError(t, start_prompted_run.StartPromptedRun(run, []int32{4, 5, 6}), "the queue is full")
	require.Equal(t, []int32{1, 2, 3}, s.Tokens, "as it was")
	require.Nil(t, s.Run)
	notes.Refuse = nil
	run = create_run.CreateRun(b, generation.Request{Session: s}, "", nil)
	require.NoError(t, start_prompted_run.StartPromptedRun(run, []int32{4, 5, 6}))
	require.Equal(t, []int32{1, 3, 4, 5, 6}, run.Prompt)
	require.Equal(t, 1, run.Dropped)
	require.Same(t, run, s.Run)
	require.ErrorIs(t, start_prompted_run.StartPromptedRun(create_run.CreateRun(b, generation.Request{Session: s}, "",
		nil), nil), generation.ErrBusy)
	require.Same(t, run, s.Run, "the other one's part is untouched")
}
